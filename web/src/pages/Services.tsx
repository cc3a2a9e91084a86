import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { ChartColumn, Server } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { Bars } from '../art/Bars.tsx';
import { Delta } from '../art/Delta.tsx';
import { Rack } from '../art/Rack.tsx';
import { serviceIcons } from '../layout/serviceIcons.ts';
import { serviceIds } from '../routing/routes.ts';
import { useConsultationPath, usePath } from '../routing/usePath.ts';
import { CardGrid } from '../sections/CardGrid.tsx';
import { Checklist } from '../sections/Checklist.tsx';
import { ClosingCall } from '../sections/ClosingCall.tsx';
import { PageHero } from '../sections/PageHero.tsx';
import { ProcessSteps } from '../sections/ProcessSteps.tsx';
import { Rows } from '../sections/Rows.tsx';
import { Section } from '../sections/Section.tsx';
import { ContactLink, PhoneLink } from './ContactLink.tsx';

export const texts = import.meta.glob('../i18n/locales/*/services.json', { import: 'default' });

const linkTo = (href: string) => (title: string) => <Link href={href}>{title}</Link>;

export const Page = () => {
  const { t } = useTranslation('services');
  const path = usePath();
  const consultation = useConsultationPath();
  const { card: analyticsCard, ...analytics } = t('dataAnalytics', { returnObjects: true });
  const { card: infrastructureCard, ...infrastructure } = t('infrastructure', { returnObjects: true });
  const cards = serviceIds.map((id) => ({
    Icon: serviceIcons[id],
    title: t(`routes.${id}`, { ns: 'common' }),
    text: t(`cards.${id}`),
    link: linkTo(path(id)),
  }));
  const cardsOfSections = [
    { Icon: ChartColumn, ...analyticsCard, link: linkTo('#dataAnalytics') },
    { Icon: Server, ...infrastructureCard, link: linkTo('#infrastructure') },
  ];
  const contactLink = <ContactLink label={t('closing.button')} />;
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
          title={t('all')}
          cards={[...cards.slice(0, -1), ...cardsOfSections, ...cards.slice(-1)]}
        />
        {contactLink}
      </Section>
      <Section ground="surface" static>
        <Rows
          id="consulting"
          title={t('consulting.title')}
          lead={t('consulting.lead')}
          items={Object.values(t('consulting.items', { returnObjects: true }))}
        />
        <Button href={consultation} variant="outlined" sx={{ mt: 5 }}>
          {t('closing.button')}
        </Button>
      </Section>
      <Section static>
        <Checklist id="dataAnalytics" art={<Bars />} action={contactLink} {...analytics} />
      </Section>
      <Section ground="surface" static>
        <Checklist id="infrastructure" art={<Rack />} {...infrastructure} />
        {contactLink}
      </Section>
      <Section>
        <ProcessSteps id="firstSteps" {...t('firstSteps', { ns: 'common', returnObjects: true })} />
      </Section>
      <ClosingCall exchanged id="closing" title={t('closing.title')} text={t('closing.text')}>
        <Button href={consultation}>{t('closing.button')}</Button>
        <PhoneLink />
      </ClosingCall>
    </>
  );
};
