import { addressLine, company, phoneAddress } from '@helvardar/shared/company';
import Container from '@mui/material/Container';
import Link, { type LinkProps } from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { nonBreaking } from '../i18n/nonBreaking.ts';
import { useLanguage } from '../i18n/useLanguage.ts';
import { policyIds, type RouteId, serviceIds } from '../routing/routes.ts';
import { usePath } from '../routing/usePath.ts';
import { ServedHtml } from '../sections/ServedHtml.tsx';
import { columnGap, pair } from '../theme/grid.ts';
import { SocialLinks } from './SocialLinks.tsx';
import { Wordmark } from './Wordmark.tsx';

const pageIds = ['home', 'services', 'about', 'careers', 'contact'] as const satisfies RouteId[];

const Root = styled('footer')(({ theme }) => ({
  marginTop: 'auto',
  backgroundColor: theme.vars.palette.surface,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  fontSize: '0.9375rem',
  h2: { margin: '0 0 12px', fontSize: '1rem', fontWeight: 700, lineHeight: 1.5 },
  p: { maxWidth: '24rem', marginBlock: 16, lineHeight: 1.55, color: theme.vars.palette.text.secondary },
}));
const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: `40px ${columnGap}`,
  paddingBlock: 64,
  gridTemplateColumns: pair,
  [theme.breakpoints.down('md')]: { '& > :first-of-type, & > :last-of-type': { gridColumn: '1 / -1' } },
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
}));
/** With `display: contents`, the two columns inside the `nav` are items of the grid `Columns`. */
const Pages = styled('nav')({ display: 'contents' });
const Plain = styled('ul')({ li: { paddingBlock: 4 } });
const Legal = styled('div')(({ theme }) => ({
  display: 'flex',
  flexWrap: 'wrap',
  gap: '8px 24px',
  alignItems: 'baseline',
  justifyContent: 'space-between',
  paddingBlock: 24,
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  ul: { display: 'flex', flexWrap: 'wrap', gap: '4px 24px' },
  [theme.breakpoints.down('sm')]: { flexDirection: 'column', ul: { display: 'block' } },
}));

const FooterLink = (props: LinkProps) => (
  <Link underline="hover" sx={{ display: 'inline-block', maxWidth: '100%' }} {...props} />
);

const Column = ({ title, children }: { title: string; children: ReactNode }) => (
  <div>
    <h2>{title}</h2>
    <Plain>{children}</Plain>
  </div>
);

const Content = () => {
  const { t } = useTranslation();
  const path = usePath();
  const language = useLanguage();
  const link = (id: RouteId) => (
    <li key={id}>
      <FooterLink href={path(id)}>{t(`routes.${id}`)}</FooterLink>
    </li>
  );
  return (
    <Container>
      <Columns>
        <div>
          <FooterLink href={path('home')} aria-label={t('navigation.homeLink')}>
            <Wordmark />
          </FooterLink>
          <p>{t('footer.description')}</p>
          <SocialLinks />
        </div>
        <Pages aria-label={t('footer.label')}>
          <Column title={t('footer.services')}>{serviceIds.map(link)}</Column>
          <Column title={t('footer.company')}>{pageIds.map(link)}</Column>
        </Pages>
        <Column title={t('footer.contact')}>
          <li>{company.legalName}</li>
          <li>
            <FooterLink href={phoneAddress}>{nonBreaking(company.phone)}</FooterLink>
          </li>
          <li>
            <FooterLink href={`mailto:${company.email}`}>{company.email}</FooterLink>
          </li>
          <li>{nonBreaking(addressLine('basel', language))}</li>
          <li>{nonBreaking(`${company.subsidiary}, ${addressLine('skopje', language)}`)}</li>
        </Column>
      </Columns>
      <Legal>
        <span>{t('footer.copyright', { year: company.copyrightYear, name: company.name })}</span>
        <Plain>{policyIds.map(link)}</Plain>
      </Legal>
    </Container>
  );
};

export const Footer = () => (
  <ServedHtml component={Root}>
    <Content />
  </ServedHtml>
);
