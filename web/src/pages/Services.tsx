import {
  ChartColumn,
  Cloud,
  Code2,
  Globe,
  type LucideIcon,
  Megaphone,
  Server,
  ShieldCheck,
  Smartphone,
} from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Bars } from '../art/Bars.tsx';
import { Delta } from '../art/Delta.tsx';
import { Rack } from '../art/Rack.tsx';
import { PageButton } from '../components/PageButton.tsx';
import { PageLink } from '../routing/PageLink.tsx';
import { consultationFragment, type RouteId, routes } from '../routing/routes.ts';
import { CardGrid } from '../sections/CardGrid.tsx';
import { Checklist } from '../sections/Checklist.tsx';
import { ClosingCall } from '../sections/ClosingCall.tsx';
import { PageHero } from '../sections/PageHero.tsx';
import { ProcessSteps } from '../sections/ProcessSteps.tsx';
import { Rows } from '../sections/Rows.tsx';
import { Section } from '../sections/Section.tsx';

export const texts = import.meta.glob('../i18n/locales/*/services.json', { import: 'default' });

/** The icons of the eight services, in the order of the cards. Two of the services have no page. */
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

const hasPage = (id: CardId): id is CardId & RouteId => id in routes;

export const Page = () => {
  const { t } = useTranslation('services');
  return (
    <>
      <PageHero
        subject={t('subject')}
        title={t('title')}
        lead={t('lead')}
        actions={
          <PageButton page="contact" fragment={consultationFragment}>
            {t('closing.button')}
          </PageButton>
        }
        art={<Delta />}
      />
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
        <Rows
          id="consulting"
          title={t('consulting.title')}
          lead={t('consulting.lead')}
          items={Object.values(t('consulting.items', { returnObjects: true }))}
        />
      </Section>
      <Section labelledBy="dataAnalytics">
        <Checklist id="dataAnalytics" art={<Bars />} {...t('dataAnalytics', { returnObjects: true })} />
      </Section>
      <Section labelledBy="infrastructure" ground="surface">
        <Checklist id="infrastructure" art={<Rack />} {...t('infrastructure', { returnObjects: true })} />
      </Section>
      <Section labelledBy="next">
        <ProcessSteps id="next" {...t('next', { returnObjects: true })} />
      </Section>
      <ClosingCall id="closing" title={t('closing.title')} text={t('closing.text')}>
        <PageButton page="contact" fragment={consultationFragment}>
          {t('closing.button')}
        </PageButton>
      </ClosingCall>
    </>
  );
};
