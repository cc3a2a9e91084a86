import { defaultLanguage, languages } from '@helvardar/shared/languages';
import { useTranslation } from 'react-i18next';
import { company, siteOrigin } from '../company.ts';
import { useLanguage } from '../LanguageContext.ts';
import { type PageId, pathOf } from '../routes.ts';

/** Where the build writes the picture that link previews show for a page. */
export const previewImagePath = (page: PageId, language: string): string =>
  `/previews/${language}/${page}.png`;

const absolute = (path: string) => `${siteOrigin}${path}`;

/** The page's own addresses: canonical, and the same page in each language. An unknown path has none. */
const Addresses = ({ page }: { page: Exclude<PageId, 'notFound'> }) => {
  const canonical = absolute(pathOf(page, useLanguage()));
  return (
    <>
      <link rel="canonical" href={canonical} />
      <meta property="og:url" content={canonical} />
      {languages.map((language) => (
        <link key={language} rel="alternate" hrefLang={language} href={absolute(pathOf(page, language))} />
      ))}
      <link rel="alternate" hrefLang="x-default" href={absolute(pathOf(page, defaultLanguage))} />
    </>
  );
};

/** What search engines and link previews read; React hoists it into the head, in the static file too. */
export const PageHead = ({ page }: { page: PageId }) => {
  const { t } = useTranslation(page);
  const language = useLanguage();
  const title = `${t('meta.title')} | ${company.name}`;
  const description = t('meta.description');
  const image = absolute(previewImagePath(page, language));
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta name="keywords" content={t('meta.keywords')} />
      {page === 'notFound' ? <meta name="robots" content="noindex" /> : <Addresses page={page} />}
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={company.name} />
      <meta property="og:locale" content={openGraphLocales[language]} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      <meta property="og:image" content={image} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta name="twitter:card" content="summary_large_image" />
      <meta name="twitter:title" content={title} />
      <meta name="twitter:description" content={description} />
      <meta name="twitter:image" content={image} />
    </>
  );
};

const openGraphLocales = { en: 'en_GB', de: 'de_CH', fr: 'fr_CH' } as const;
