import type { Language } from '@helvardar/shared/languages';
import { X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from '../IconButton.ts';
import { offerTexts } from '../i18n.ts';
import { useLanguage } from '../LanguageContext.ts';
import { pathOf, type RouteId } from '../routes.ts';
import { readStored, storageKeys, store } from '../storage.ts';
import { styled } from '../styled.ts';
import { detectLanguage } from './detectLanguage.ts';

offerTexts('languageHint', import.meta.glob('../locales/*/languageHint.json', { import: 'default' }));

const dismissed = 'dismissed';

const Root = styled('aside')(({ theme }) => ({
  position: 'absolute',
  insetInlineEnd: 0,
  top: '100%',
  display: 'flex',
  alignItems: 'center',
  paddingLeft: 20,
  backgroundColor: theme.vars.palette.background.paper,
  border: `1px solid ${theme.vars.palette.divider}`,
  borderTop: `3px solid ${theme.vars.palette.vardar}`,
  '@media print': { display: 'none' },
}));

/** Offers an unprefixed page in the visitor's own language: one line that is left alone or closed, never a redirect. */
export const LanguageHint = ({ page }: { page: RouteId }) => {
  const { i18n } = useTranslation();
  const current = useLanguage();
  const [offered, setOffered] = useState<Language>();
  useEffect(() => {
    const language = detectLanguage();
    if (language === current || readStored(storageKeys.languageHint)) return;
    void i18n.reloadResources([language], ['languageHint']).then(() => setOffered(language));
  }, [i18n, current]);

  if (!offered) return null;
  const t = i18n.getFixedT(offered, 'languageHint');
  const dismiss = () => {
    store(storageKeys.languageHint, dismissed);
    setOffered(undefined);
  };
  return (
    <Root lang={offered} aria-label={t('label')}>
      <a href={pathOf(page, offered)} hrefLang={offered}>
        {t('link')}
      </a>
      <IconButton type="button" onClick={dismiss} aria-label={t('dismiss')}>
        <X size={20} />
      </IconButton>
    </Root>
  );
};
