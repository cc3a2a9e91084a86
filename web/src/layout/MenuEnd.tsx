import { company, phoneAddress } from '@helvardar/shared/company';
import { languageRecords, languages } from '@helvardar/shared/languages';
import Button from '@mui/material/Button';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { nonBreaking } from '../i18n/nonBreaking.ts';
import type { PageId } from '../routing/routes.ts';
import { useConsultationPath } from '../routing/usePath.ts';
import { useLanguageLink } from './useLanguageLink.ts';

const Root = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 4,
  marginTop: 'auto',
  paddingTop: 24,
  '& > a, li a': { justifySelf: 'start', display: 'inline-flex', alignItems: 'center', minHeight: 44 },
  '& > .MuiButton-root': { justifySelf: 'stretch', marginBottom: 12 },
  ul: {
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: 24,
    marginTop: 8,
    paddingTop: 8,
    borderTop: `1px solid ${theme.vars.palette.divider}`,
  },
  '[aria-current]': { fontWeight: 700 },
  [theme.breakpoints.up('lg')]: { display: 'none' },
  [theme.breakpoints.up('bar')]: { '& > .MuiButton-root': { display: 'none' } },
}));

/** The end of the menu of small screens: ways to get in touch, and the languages as words. */
export const MenuEnd = ({ page }: { page: PageId }) => {
  const { t } = useTranslation();
  const linkTo = useLanguageLink(page);
  return (
    <Root>
      <Button href={useConsultationPath(page)}>{t('navigation.getStarted')}</Button>
      <Link href={phoneAddress}>{nonBreaking(company.phone)}</Link>
      <Link href={`mailto:${company.email}`}>{company.email}</Link>
      <ul>
        {languages.map((language) => (
          <li key={language}>
            <Link underline="hover" {...linkTo(language)}>
              {languageRecords[language].name}
            </Link>
          </li>
        ))}
      </ul>
    </Root>
  );
};
