import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { Suspense, useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { nearPages } from '../routing/meantPath.ts';
import type { RouteId } from '../routing/routes.ts';
import { usePath } from '../routing/usePath.ts';

export const texts = import.meta.glob('../i18n/locales/*/notFound.json', { import: 'default' });

const Ways = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: 16 });
const Root = styled(Container)(({ theme }) => ({
  paddingBlock: 'clamp(4rem, 10vw, 9rem)',
  nav: { marginTop: 64 },
  ul: { margin: '1em 0', paddingLeft: 40, listStyle: 'disc' },
  span: {
    display: 'block',
    marginBottom: 24,
    fontSize: 'clamp(6rem, 22vw, 14rem)',
    lineHeight: 0.85,
    color: theme.vars.palette.secondary.main,
  },
}));

export const Page = () => {
  const { t } = useTranslation('notFound');
  const path = usePath();
  const { pathname } = useLocation();
  // An effect finds the similar pages, because the address is unknown when this page is prerendered.
  const [near, setNear] = useState<RouteId[]>([]);
  useEffect(() => {
    console.error('404: no page at', pathname);
    setNear(nearPages(pathname));
  }, [pathname]);
  return (
    <Suspense>
      <Root>
        <Typography variant="h1">
          <span>{t('code')}</span> {t('title')}
        </Typography>
        <Typography variant="lead" sx={{ mt: 3, mb: 5 }}>
          {t('text')}
        </Typography>
        <Ways>
          <Button href={path('home')}>{t('back')}</Button>
          {(['services', 'contact'] as const).map((page) => (
            <Button key={page} href={path(page)} variant="outlined">
              {t(`routes.${page}`, { ns: 'common' })}
            </Button>
          ))}
        </Ways>
        {near.length > 0 && (
          <nav aria-label={t('near')}>
            <Typography variant="h2">{t('near')}</Typography>
            <ul>
              {near.map((page) => (
                <li key={page}>
                  <Link href={path(page)}>{t(`routes.${page}`, { ns: 'common' })}</Link>
                </li>
              ))}
            </ul>
          </nav>
        )}
      </Root>
    </Suspense>
  );
};
