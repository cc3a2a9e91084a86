import type { Language } from '@helvardar/shared/languages';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { storageKeys, store } from '../browser/storage.ts';
import { registerTexts } from '../i18n/i18n.ts';
import type { RouteId } from '../routing/routes.ts';
import { BottomBar, CloseBar } from './BottomBar.ts';
import { useLanguageLink } from './useLanguageLink.ts';

registerTexts('languageHint', import.meta.glob('../i18n/locales/*/languageHint.json', { import: 'default' }));

/** Below the cookie banner, or beside it in a wide window. Two links fit on one line of a phone, also in the fallback font. */
const Root = styled(BottomBar)(({ theme }) => ({
  flexWrap: 'wrap',
  columnGap: 12,
  fontSize: '1rem',
  'section + &': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  [theme.breakpoints.up('lg')]: { flexWrap: 'nowrap', whiteSpace: 'nowrap', 'section + &': { borderTop: 0 } },
}));

interface Props {
  page: RouteId;
  /** One or two languages whose texts are loaded. */
  languages: readonly [Language, ...Language[]];
  onClose: () => void;
}

/** Links to the current page in the visitor's languages, instead of redirecting the visitor. */
export const LanguageHint = ({ page, languages, onClose }: Props) => {
  const { i18n } = useTranslation();
  const linkTo = useLanguageLink(page);
  const t = i18n.getFixedT(languages[0], 'languageHint');
  const dismiss = () => {
    store(storageKeys.languageHint, 'dismissed');
    onClose();
  };
  return (
    <Root as="aside" lang={languages[0]} aria-label={t('label')}>
      {languages.map((language) => {
        const t = i18n.getFixedT(language, 'languageHint');
        return (
          <Link key={language} {...linkTo(language)}>
            {languages.length > 1 ? t('shortLink') : t('link')}
          </Link>
        );
      })}
      <CloseBar onClick={dismiss} aria-label={t('dismiss')}>
        <X size={20} />
      </CloseBar>
    </Root>
  );
};
