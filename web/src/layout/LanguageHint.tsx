import type { Language } from '@helvardar/shared/languages';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { X } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { storageKeys, store } from '../browser/storage.ts';
import { registerTexts } from '../i18n/i18n.ts';
import { pathOf, type RouteId } from '../routing/routes.ts';
import { shortWindow } from '../theme/grid.ts';
import { useRoomBelow } from './useRoomBelow.ts';

registerTexts('languageHint', import.meta.glob('../i18n/locales/*/languageHint.json', { import: 'default' }));

const Root = styled('aside')(({ theme }) => ({
  // The hint is at the bottom of the window, where it covers no heading; in a short window it is a part of the header.
  position: 'fixed',
  insetInlineEnd: 0,
  bottom: 'var(--banner-height,0px)',
  [shortWindow]: { position: 'static' },
  display: 'flex',
  alignItems: 'center',
  paddingLeft: 16,
  maxWidth: '100%',
  backgroundColor: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderTop: `3px solid ${theme.vars.palette.vardar}`,
}));

/** Two links fit on one line of a phone; with larger text they wrap. */
const Links = styled('div')({ display: 'flex', flexWrap: 'wrap', columnGap: 20 });

interface Props {
  page: RouteId;
  /** The one or two languages to offer, whose texts are already loaded. */
  languages: readonly [Language, ...Language[]];
  onClose: () => void;
}

const Offer = ({ page, language, short }: { page: RouteId; language: Language; short: boolean }) => {
  const t = useTranslation().i18n.getFixedT(language, 'languageHint');
  return (
    <a href={pathOf(page, language)} hrefLang={language} lang={language}>
      {short ? t('shortLink') : t('link')}
    </a>
  );
};

/** A dismissible hint with a link to the page in each of the visitor's languages. The visitor is never redirected. */
export const LanguageHint = ({ page, languages, onClose }: Props) => {
  const t = useTranslation().i18n.getFixedT(languages[0], 'languageHint');
  const hint = useRef<HTMLElement>(null);
  useRoomBelow(hint, '--hint-height');
  const dismiss = () => {
    store(storageKeys.languageHint, 'dismissed');
    onClose();
  };
  return (
    <Root ref={hint} lang={languages[0]} aria-label={t('label')}>
      <Links>
        {languages.map((language) => (
          <Offer key={language} page={page} language={language} short={languages.length > 1} />
        ))}
      </Links>
      <IconButton onClick={dismiss} aria-label={t('dismiss')}>
        <X size={20} />
      </IconButton>
    </Root>
  );
};
