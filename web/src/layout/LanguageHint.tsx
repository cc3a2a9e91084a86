import type { Language } from '@helvardar/shared/languages';
import { styled } from '@mui/material/styles';
import { X } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { storageKeys, store } from '../browser/storage.ts';
import { registerTexts } from '../i18n/i18n.ts';
import { pathOf, type RouteId } from '../routing/routes.ts';
import { BarRow, BottomBar, CloseBar } from './BottomBar.ts';

registerTexts('languageHint', import.meta.glob('../i18n/locales/*/languageHint.json', { import: 'default' }));

const Root = styled(BottomBar)(({ theme }) => ({ borderColor: theme.vars.palette.vardar, fontSize: '1rem' }));
/** Two links fit on one line of a phone, and wrap if the visitor enlarges the text. */
const Row = styled(BarRow)({ gap: '0 20px', minHeight: 48 });

interface Props {
  page: RouteId;
  /** One or two languages whose texts are loaded. */
  languages: readonly [Language, ...Language[]];
  onClose: () => void;
}

/** Links to the current page in the visitor's languages, instead of redirecting the visitor. */
export const LanguageHint = ({ page, languages, onClose }: Props) => {
  const { i18n } = useTranslation();
  const t = i18n.getFixedT(languages[0], 'languageHint');
  const dismiss = () => {
    store(storageKeys.languageHint, 'dismissed');
    onClose();
  };
  return (
    <Root as="aside" lang={languages[0]} aria-label={t('label')}>
      <Row>
        {languages.map((language) => {
          const t = i18n.getFixedT(language, 'languageHint');
          return (
            <a key={language} href={pathOf(page, language)} hrefLang={language} lang={language}>
              {languages.length > 1 ? t('shortLink') : t('link')}
            </a>
          );
        })}
      </Row>
      <CloseBar onClick={dismiss} aria-label={t('dismiss')}>
        <X size={20} />
      </CloseBar>
    </Root>
  );
};
