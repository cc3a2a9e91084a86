import { company } from '@helvardar/shared/company';
import { defaultLanguage, languageRecords, languages } from '@helvardar/shared/languages';
import { useTranslation } from 'react-i18next';
import { useLanguage } from '../i18n/useLanguage.ts';
import type { PageId, RouteId } from '../routing/routes.ts';
import { ogImageSize } from './ogImageSize.ts';
import { absolute, ogImagePath, pageAddress } from './pageAddress.ts';

const Addresses = ({ page, title }: { page: RouteId; title: string }) => {
  const current = useLanguage();
  const canonical = pageAddress(page, current);
  return (
    <>
      <link rel="canonical" href={canonical} />
      <meta property="og:url" content={canonical} />
      {languages.map((language) => (
        <link key={language} rel="alternate" hrefLang={language} href={pageAddress(page, language)} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={pageAddress(page, defaultLanguage)} />
      <meta property="og:image" content={absolute(ogImagePath(page, current))} />
      <meta property="og:image:width" content={`${ogImageSize.width}`} />
      <meta property="og:image:height" content={`${ogImageSize.height}`} />
      <meta property="og:image:alt" content={title} />
      {/* Twitter takes all other values from Open Graph. */}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
};

/**
 * React hoists these elements into the head. The not-found page gets `noindex` instead of addresses, because it is
 * served at every unknown address.
 */
export const PageHead = ({ page }: { page: PageId }) => {
  const { t } = useTranslation(page);
  const language = useLanguage();
  const title = `${t('meta.title')} | ${company.name}`;
  const description = t('meta.description');
  const keywords = t('meta.keywords');
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      {keywords && <meta name="keywords" content={keywords} />}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={company.name} />
      <meta property="og:locale" content={languageRecords[language].openGraphLocale} />
      {languages
        .filter((other) => other !== language)
        .map((other) => (
          <meta key={other} property="og:locale:alternate" content={languageRecords[other].openGraphLocale} />
        ))}
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      {page === 'notFound' ? (
        <meta name="robots" content="noindex" />
      ) : (
        <Addresses page={page} title={title} />
      )}
    </>
  );
};
