import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Typography from '@mui/material/Typography';
import { useEffect, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { Digits404 } from '../art/Digits404.tsx';
import { nearPages } from '../routing/meantPath.ts';
import type { RouteId } from '../routing/routes.ts';
import { usePath } from '../routing/usePath.ts';
import { PageHero } from '../sections/PageHero.tsx';

export const texts = import.meta.glob('../i18n/locales/*/notFound.json', { import: 'default' });

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
    <>
      <PageHero
        subject={t('code')}
        title={t('title')}
        lead={t('text')}
        actions={
          <>
            <Button href={path('home')}>{t('back')}</Button>
            {(['services', 'contact'] as const).map((page) => (
              <Button key={page} href={path(page)} variant="outlined">
                {t(`routes.${page}`, { ns: 'common' })}
              </Button>
            ))}
          </>
        }
        art={<Digits404 />}
      />
      {near.length > 0 && (
        <Container
          component="nav"
          aria-label={t('near')}
          sx={{ py: 8, ul: { my: 2, pl: 5, listStyle: 'disc' } }}
        >
          <Typography variant="h2">{t('near')}</Typography>
          <ul>
            {near.map((page) => (
              <li key={page}>
                <Link href={path(page)}>{t(`routes.${page}`, { ns: 'common' })}</Link>
              </li>
            ))}
          </ul>
        </Container>
      )}
    </>
  );
};
