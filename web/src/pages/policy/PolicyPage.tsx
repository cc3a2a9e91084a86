import { addressLine, company, mailCountryName, phoneAddress } from '@helvardar/shared/company';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { ArrowLeft } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { nonBreaking } from '../../i18n/nonBreaking.ts';
import { useLanguage } from '../../i18n/useLanguage.ts';
import { type PolicyId, policyIds } from '../../routing/routes.ts';
import { usePath } from '../../routing/usePath.ts';
import { ServedHtml } from '../../sections/ServedHtml.tsx';
import { barsHeight, columnGap, columns, headerHeight, measure, withBars } from '../../theme/grid.ts';
import { policyDate, policyDay } from './policyDate.ts';

const Root = styled('article')(({ theme }) => ({
  paddingBlock: 'clamp(2rem, 5vw, 5rem) clamp(4rem, 8vw, 8rem)',
  '& > a': { display: 'inline-flex', alignItems: 'center', gap: 8, minHeight: 44, marginBottom: 24 },
  'p:not([class]), section ul': { maxWidth: measure, margin: '0 0 16px' },
  'section ul': { paddingLeft: 20, listStyle: 'disc' },
  'section li': { marginBottom: 8 },
  time: { color: theme.vars.palette.text.secondary },
  dl: { display: 'grid', gridTemplateColumns: 'auto minmax(0, 1fr)', gap: '8px 24px' },
  dt: { color: theme.vars.palette.text.secondary },
  [theme.breakpoints.down('sm')]: { dl: { display: 'block' }, dd: { marginBottom: 12 } },
}));
const Columns = styled('div')(({ theme }) => ({
  [theme.breakpoints.up('lg')]: {
    display: 'grid',
    columnGap,
    gridTemplateColumns: `${columns(4)} minmax(0, 1fr)`,
  },
}));
/** In wide windows the table of contents stays in view beside the text. In narrow windows it is hidden. */
const Aside = styled('div')(({ theme }) => ({
  marginBottom: 24,
  nav: { display: 'none' },
  [theme.breakpoints.up('lg')]: {
    position: 'sticky',
    top: headerHeight.wide + 24,
    alignSelf: 'start',
    marginBottom: 0,
    maxHeight: `calc(100dvh - ${headerHeight.wide + 48}px)`,
    [`${withBars} &`]: { maxHeight: `calc(100dvh - ${headerHeight.wide + 48}px - ${barsHeight})` },
    overflowY: 'auto',
    nav: { display: 'block', marginTop: 32 },
    ul: { borderTop: `1px solid ${theme.vars.palette.divider}` },
    li: { borderBottom: `1px solid ${theme.vars.palette.divider}` },
    a: { display: 'block', paddingBlock: 6, fontSize: '0.9375rem', textDecoration: 'none' },
    'a:hover': { textDecoration: 'underline' },
    'a:focus-visible': { outlineOffset: -2 },
  },
}));
const Related = styled('p')({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 24px',
  maxWidth: measure,
  margin: '48px 0 16px',
  overflowWrap: 'anywhere',
});

const contactId = 'policy-contact';
const idOf = (index: number) => `policy-${index + 1}`;

interface Section {
  title: string;
  paragraphs: string[];
  items?: string[];
}

export const PolicyPage = ({ policy }: { policy: PolicyId }) => {
  const { t } = useTranslation(policy);
  const path = usePath();
  const language = useLanguage();
  const facts = {
    company: company.legalName,
    subsidiary: nonBreaking(company.subsidiary),
    partner: nonBreaking(company.partner),
    mailCountry: mailCountryName(language),
    email: company.email,
    phone: nonBreaking(company.phone),
    basel: nonBreaking(addressLine('basel', language)),
    skopje: nonBreaking(addressLine('skopje', language)),
    date: policyDate[language],
  };
  const sections: Section[] = t('sections', { returnObjects: true, ...facts });
  return (
    <Container>
      <ServedHtml component={Root}>
        <Link href={path('home')}>
          <ArrowLeft size={20} />
          {t('back')}
        </Link>
        <Typography variant="h1" sx={{ mb: 3, fontSize: 'clamp(1.5rem, 0.6rem + 5vw, 4rem)' }}>
          {t('title')}
        </Typography>
        <Columns>
          <Aside>
            <time dateTime={policyDay}>{t('updated', facts)}</time>
            <nav aria-label={t('onThisPage', { ns: 'common' })}>
              <ul>
                {sections.map(({ title }, index) => (
                  <li key={title}>
                    <Link href={`#${idOf(index)}`}>{title}</Link>
                  </li>
                ))}
                <li>
                  <Link href={`#${contactId}`}>{t('contact.title')}</Link>
                </li>
              </ul>
            </nav>
          </Aside>
          <div>
            <Typography variant="lead" color="textPrimary" sx={{ mb: 2, maxWidth: measure }}>
              {t('lead', facts)}
            </Typography>
            {sections.map(({ title, paragraphs, items }, index) => (
              <section key={title}>
                <Typography variant="h3" component="h2" id={idOf(index)} gutterBottom sx={{ mt: 6 }}>
                  {title}
                </Typography>
                {paragraphs.map((paragraph) => (
                  <p key={paragraph}>{paragraph}</p>
                ))}
                {items && (
                  <ul>
                    {items.map((item) => (
                      <li key={item}>{item}</li>
                    ))}
                  </ul>
                )}
              </section>
            ))}
            <Related>
              {t('related')}
              {policyIds
                .filter((id) => id !== policy)
                .map((id) => (
                  <Link key={id} href={path(id)}>
                    {t(`routes.${id}`, { ns: 'common' })}
                  </Link>
                ))}
            </Related>
            <Typography variant="h3" component="h2" id={contactId} gutterBottom sx={{ mt: 6 }}>
              {t('contact.title')}
            </Typography>
            <p>{t('contact.text', facts)}</p>
            <dl>
              <dt>{t('contact.email')}</dt>
              <dd>
                <Link href={`mailto:${company.email}`}>{company.email}</Link>
              </dd>
              <dt>{t('contact.phone')}</dt>
              <dd>
                <Link href={phoneAddress}>{facts.phone}</Link>
              </dd>
              <dt>{t('contact.address')}</dt>
              <dd>{facts.skopje}</dd>
            </dl>
          </div>
        </Columns>
      </ServedHtml>
    </Container>
  );
};
