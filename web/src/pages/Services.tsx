import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { ChartColumn, type LucideIcon, Server } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Bars } from '../art/Bars.tsx';
import { Delta } from '../art/Delta.tsx';
import { Rack } from '../art/Rack.tsx';
import { serviceIcons } from '../layout/serviceIcons.ts';
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

const { mobileDevelopment, ...firstIcons } = serviceIcons;
/** The icons in the order of the cards. `dataAnalytics` and `infrastructure` have sections of this page. */
const icons = {
  ...firstIcons,
  dataAnalytics: ChartColumn,
  infrastructure: Server,
  mobileDevelopment,
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
          cards={ids.map((id) => ({
            Icon: icons[id],
            ...(hasPage(id)
              ? { title: t(`routes.${id}`, { ns: 'common' }), text: t(`cards.${id}`) }
              : { title: t(`items.${id}.title`), text: t(`items.${id}.text`) }),
            link: (title) => <Link href={hasPage(id) ? path(id) : `#${id}`}>{title}</Link>,
          }))}
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
