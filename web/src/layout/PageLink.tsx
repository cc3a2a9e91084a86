import type { ComponentProps } from 'react';
import { useTranslation } from 'react-i18next';
import { Link } from 'react-router-dom';
import { useLanguage } from '../LanguageContext.ts';
import { preparePage } from '../preparedPage.ts';
import { pathOf, type RouteId } from '../routes.ts';

type Props = Omit<ComponentProps<typeof Link>, 'to'> & { page: RouteId };

/** A link to a page in the language of the document; what it leads to is fetched when a visitor turns towards it. */
export const PageLink = ({ page, ...props }: Props) => {
  const { i18n } = useTranslation();
  const language = useLanguage();
  const prefetch = () => void preparePage(page, i18n).catch(() => undefined);
  return (
    <Link
      to={pathOf(page, language)}
      onPointerEnter={prefetch}
      onFocus={prefetch}
      onTouchStart={prefetch}
      {...props}
    />
  );
};
