import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
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
import { routes, type ServiceId } from '../routing/routes.ts';
import { useConsultationPath, usePath } from '../routing/usePath.ts';
import { CardGrid } from '../sections/CardGrid.tsx';
import { Checklist } from '../sections/Checklist.tsx';
import { ClosingCall } from '../sections/ClosingCall.tsx';
import { PageHero } from '../sections/PageHero.tsx';
import { ProcessSteps } from '../sections/ProcessSteps.tsx';
import { Rows } from '../sections/Rows.tsx';
import { Section } from '../sections/Section.tsx';

export const texts = import.meta.glob('../i18n/locales/*/services.json', { import: 'default' });

/** The icons in the order of the cards. `dataAnalytics` and `infrastructure` have no page of their own. */
const icons = {
  websiteDevelopment: Globe,
  socialMediaMarketing: Megaphone,
  customSoftware: Code2,
  cloudSolutions: Cloud,
  cybersecurity: ShieldCheck,
  dataAnalytics: ChartColumn,
  infrastructure: Server,
  mobileDevelopment: Smartphone,
} as const satisfies Record<ServiceId | 'dataAnalytics' | 'infrastructure', LucideIcon>;
type CardId = keyof typeof icons;
const ids = Object.keys(icons) as CardId[];

const hasPage = (id: CardId): id is ServiceId => id in routes;

export const Page = () => {
  const { t } = useTranslation('services');
  const path = usePath();
  const consultation = useConsultationPath();
  return (
    <>
      <PageHero
        subject={t('subject')}
        title={t('title')}
        lead={t('lead')}
        actions={<Button href={consultation}>{t('closing.button')}</Button>}
        art={<Delta />}
        static
      />
      <Section static>
        <CardGrid
          id="all"
          columns={4}
          title={t('all')}
          cards={ids.map((id) =>
            hasPage(id)
              ? {
                  Icon: icons[id],
                  title: t(`routes.${id}`, { ns: 'common' }),
                  text: t(`cards.${id}`),
                  link: (title) => <Link href={path(id)}>{title}</Link>,
                }
              : { Icon: icons[id], title: t(`items.${id}.title`), text: t(`items.${id}.text`) },
          )}
        />
      </Section>
      <Section ground="surface" static>
        <Rows
          id="consulting"
          title={t('consulting.title')}
          lead={t('consulting.lead')}
          items={Object.values(t('consulting.items', { returnObjects: true }))}
        />
      </Section>
      <Section static>
        <Checklist id="dataAnalytics" art={<Bars />} {...t('dataAnalytics', { returnObjects: true })} />
      </Section>
      <Section ground="surface" static>
        <Checklist id="infrastructure" art={<Rack />} {...t('infrastructure', { returnObjects: true })} />
      </Section>
      <Section>
        <ProcessSteps id="firstSteps" {...t('firstSteps', { ns: 'common', returnObjects: true })} />
      </Section>
      <ClosingCall id="closing" title={t('closing.title')} text={t('closing.text')}>
        <Button href={consultation}>{t('closing.button')}</Button>
      </ClosingCall>
    </>
  );
};
