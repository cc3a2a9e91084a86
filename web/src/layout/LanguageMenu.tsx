import { type Language, languageRecords, languages } from '@helvardar/shared/languages';
import ButtonBase from '@mui/material/ButtonBase';
import ListItem from '@mui/material/ListItem';
import { styled } from '@mui/material/styles';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../i18n/useLanguage.ts';
import type { PageId } from '../routing/routes.ts';
import { Arrow, floating, menuEntry } from './menuLook.ts';
import { useDisclosure } from './useDisclosure.ts';
import { useLanguageLink } from './useLanguageLink.ts';

const Root = styled('div')({ display: 'flex', marginLeft: 8 });
const Toggle = styled(ButtonBase)(({ theme }) => ({
  gap: 8,
  minHeight: 48,
  padding: '8px 10px',
  font: 'inherit',
  fontWeight: 500,
  lineHeight: 1.3,
  '@media (scripting: none)': { display: 'none' },
  // Beside the call button, the smallest windows have no room.
  [theme.breakpoints.down('sm')]: { gap: 4, paddingInline: 4 },
  // Aligns the arrow with the edge of the content.
  [theme.breakpoints.up('lg')]: { marginRight: -10 },
  [theme.breakpoints.down('lg')]: { span: { display: 'none' } },
}));
/**
 * It ends with the content of the bar. No `List` of Material UI, because that has `list-style: none`
 * (web/src/theme/baseStyles.ts).
 */
const Panel = styled('ul')(({ theme }) => ({
  display: 'none',
  position: 'absolute',
  right: 0,
  top: '100%',
  minWidth: 184,
  padding: '8px 4px',
  ...floating(theme),
  '&[data-open=true]': { display: 'block' },
  '@media (scripting: none)': { display: 'flex', position: 'static', border: 0, boxShadow: 'none' },
}));
const Choice = styled(ButtonBase)({
  ...menuEntry,
  gap: 12,
  minHeight: 44,
  padding: '8px 12px',
  '&:hover': { textDecoration: 'underline' },
  '&[aria-current]': { fontWeight: 700 },
  // A check mark.
  '&[aria-current]::after': {
    content: '""',
    padding: '5px 2px',
    margin: '-4px 4px 0 auto',
    border: 'solid',
    borderWidth: '0 2px 2px 0',
    rotate: '45deg',
  },
}) as typeof ButtonBase;

/** Hidden from assistive technology, because every button or link with a flag has the language's name too. */
const Flag = ({ language }: { language: Language }) => (
  <svg viewBox="0 0 24 16" width="24" height="16" aria-hidden="true">
    {languageRecords[language].flag.map((path) => (
      <path key={`${path.d} ${path.stroke}`} {...path} />
    ))}
    <path fill="none" stroke="currentColor" strokeOpacity="0.4" d="M.5.5h23v15H.5z" />
  </svg>
);

/** Links to the current page in every language. Each link loads a new document. */
export const LanguageMenu = ({ page }: { page: PageId }) => {
  const { t } = useTranslation();
  const current = useLanguage();
  const { button, list } = useDisclosure();
  const linkTo = useLanguageLink(page);
  return (
    <Root>
      <Toggle {...button} aria-label={t('navigation.language', { name: languageRecords[current].name })}>
        <Flag language={current} />
        <span>{languageRecords[current].name}</span>
        <Arrow size={18} />
      </Toggle>
      <Panel {...list}>
        {languages.map((language) => (
          <ListItem key={language} disablePadding>
            <Choice {...linkTo(language)}>
              <Flag language={language} />
              {languageRecords[language].name}
            </Choice>
          </ListItem>
        ))}
      </Panel>
    </Root>
  );
};
