import { type Language, languageRecords, languages } from '@helvardar/shared/languages';
import { styled } from '@mui/material/styles';
import { ChevronDown } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { storageKeys, store } from '../browser/storage.ts';
import { useLanguage } from '../i18n/LanguageContext.ts';
import { Flag } from '../icons/Flag.tsx';
import { type PageId, pathOf } from '../routing/routes.ts';
import { useDisclosure } from './useDisclosure.ts';

const Root = styled('div')({
  position: 'relative',
  display: 'flex',
  alignItems: 'center',
  alignSelf: 'stretch',
  marginLeft: 8,
});
const Toggle = styled('button')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  minHeight: 48,
  padding: '8px 10px',
  border: 0,
  background: 'none',
  color: 'inherit',
  font: 'inherit',
  fontWeight: 500,
  cursor: 'pointer',
  '@media (scripting: none)': { display: 'none' },
  // Aligns the arrow with the right edge of the page.
  [theme.breakpoints.up('lg')]: { marginRight: -10 },
}));
const Name = styled('span')(({ theme }) => ({ [theme.breakpoints.down('lg')]: { display: 'none' } }));
const Panel = styled('ul')(({ theme }) => ({
  display: 'none',
  position: 'absolute',
  right: 0,
  top: '100%',
  minWidth: 184,
  margin: 0,
  padding: '8px 4px',
  listStyle: 'none',
  backgroundColor: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderTop: `3px solid ${theme.vars.palette.vardar}`,
  boxShadow: '0 12px 32px rgb(0 0 0 / 0.12)',
  '&[data-open=true]': { display: 'block' },
  '@media (scripting: none)': { display: 'flex', position: 'static', border: 0, boxShadow: 'none' },
}));
const Choice = styled('a')({
  display: 'flex',
  alignItems: 'center',
  gap: 12,
  minHeight: 44,
  padding: '8px 12px',
  color: 'inherit',
  textDecoration: 'none',
  '&:hover': { textDecoration: 'underline' },
  '&[aria-current]': { fontWeight: 700 },
});

/** Links to the same page in every language. They are plain links, because each language is its own document. */
export const LanguageMenu = ({ page }: { page: PageId }) => {
  const { t } = useTranslation();
  const current = useLanguage();
  const { open, close, button, panel, container } = useDisclosure();
  const shown = page === 'notFound' ? 'home' : page;
  const choose = (language: Language, link: HTMLAnchorElement) => {
    // Keeps the query and the fragment of the current address.
    link.search = window.location.search;
    link.hash = window.location.hash;
    store(storageKeys.language, language);
    store(storageKeys.languageHint, 'dismissed');
    close();
  };
  return (
    <Root {...container}>
      <Toggle {...button} aria-label={t('navigation.language', { name: languageRecords[current].name })}>
        <Flag language={current} />
        <Name>{languageRecords[current].name}</Name>
        <ChevronDown size={18} />
      </Toggle>
      <Panel {...panel} data-open={open}>
        {languages.map((language) => (
          <li key={language}>
            <Choice
              href={pathOf(shown, language)}
              lang={language}
              hrefLang={language}
              onClick={({ currentTarget }) => choose(language, currentTarget)}
              aria-current={language === current ? 'true' : undefined}
            >
              <Flag language={language} />
              {languageRecords[language].name}
            </Choice>
          </li>
        ))}
      </Panel>
    </Root>
  );
};
