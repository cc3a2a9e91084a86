import {
  ChartColumn,
  Cloud,
  Code2,
  Globe,
  Handshake,
  Headset,
  type LucideIcon,
  Megaphone,
  MessagesSquare,
  Server,
  ShieldCheck,
  Smartphone,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Delta } from '../art/Delta.tsx';
import { PageButton } from '../components/PageButton.tsx';
import { PageLink } from '../routing/PageLink.tsx';
import { type RouteId, routes } from '../routing/routes.ts';
import { CardGrid } from '../sections/CardGrid.tsx';
import { Checklist } from '../sections/Checklist.tsx';
import { ClosingCall } from '../sections/ClosingCall.tsx';
import { PageHero } from '../sections/PageHero.tsx';
import { ProcessSteps } from '../sections/ProcessSteps.tsx';
import { Section } from '../sections/Section.tsx';

export const texts = import.meta.glob('../i18n/locales/*/services.json', { import: 'default' });

/** The eight services; two of them have no page. */
const icons = {
  websiteDevelopment: Globe,
  socialMediaMarketing: Megaphone,
  customSoftware: Code2,
  cloudSolutions: Cloud,
  cybersecurity: ShieldCheck,
  dataAnalytics: ChartColumn,
  infrastructure: Server,
  mobileDevelopment: Smartphone,
} as const satisfies Record<string, LucideIcon>;
type CardId = keyof typeof icons;
const ids = Object.keys(icons) as CardId[];

const consultingIcons = {
  consulting: MessagesSquare,
  support: Headset,
  outsourcing: Handshake,
} as const satisfies Record<string, LucideIcon>;
const consultingIds = Object.keys(consultingIcons) as (keyof typeof consultingIcons)[];

const hasPage = (id: CardId): id is CardId & RouteId => id in routes;

export const Page = () => {
  const { t } = useTranslation('services');
  return (
    <>
      <PageHero subject={t('subject')} title={t('title')} lead={t('lead')} art={<Delta />} />
      <Section labelledBy="all">
        <CardGrid
          id="all"
          columns={4}
          title={t('all')}
          cards={ids.map((id) => ({
            Icon: icons[id],
            title: t(`items.${id}.title`),
            text: t(`items.${id}.text`),
            ...(hasPage(id) && { link: (title) => <PageLink page={id}>{title}</PageLink> }),
          }))}
        />
      </Section>
      <Section labelledBy="consulting" ground="surface">
        <CardGrid
          id="consulting"
          title={t('consulting.title')}
          lead={t('consulting.lead')}
          cards={consultingIds.map((id) => ({
            Icon: consultingIcons[id],
            title: t(`consulting.items.${id}.title`),
            text: t(`consulting.items.${id}.text`),
          }))}
        />
      </Section>
      <Section labelledBy="dataAnalytics">
        <Checklist id="dataAnalytics" {...t('dataAnalytics', { returnObjects: true })} />
      </Section>
      <Section labelledBy="infrastructure" ground="surface">
        <Checklist id="infrastructure" {...t('infrastructure', { returnObjects: true })} />
      </Section>
      <Section labelledBy="next">
        <ProcessSteps id="next" {...t('next', { returnObjects: true })} />
      </Section>
      <ClosingCall id="closing" title={t('closing.title')} text={t('closing.text')}>
        <PageButton page="contact" part="consultation">
          {t('closing.button')}
        </PageButton>
      </ClosingCall>
    </>
  );
};
