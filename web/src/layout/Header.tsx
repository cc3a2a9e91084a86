import { company, phoneAddress } from '@helvardar/shared/company';
import AppBar from '@mui/material/AppBar';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import { styled } from '@mui/material/styles';
import Toolbar from '@mui/material/Toolbar';
import { Menu, Phone, X } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { late } from '../browser/late.tsx';
import type { PageId } from '../routing/routes.ts';
import { useConsultationPath, usePath } from '../routing/usePath.ts';
import { gutter, headerHeight, shortWindow } from '../theme/grid.ts';
import { LanguageMenu } from './LanguageMenu.tsx';
import { NavigationEntry } from './NavigationEntry.tsx';
import { ServicesMenu } from './ServicesMenu.tsx';
import { useDisclosure } from './useDisclosure.ts';
import { Wordmark } from './Wordmark.tsx';

const HomeLink = styled(Link)({ display: 'flex', paddingBlock: 10, marginRight: 'auto' });
const Bar = styled(Toolbar)(({ theme }) => ({
  // The menu button precedes the navigation in tab order; `order` shows it at the end of the bar. A `styled(IconButton)` would
  // repeat all styles of `IconButton` in the document.
  '& > button': {
    order: 1,
    width: 48,
    height: 48,
    marginRight: -12,
    '@media (scripting: none)': { display: 'none' },
    [theme.breakpoints.up('lg')]: { display: 'none' },
  },
}));
/** A bar from breakpoint `lg` up, otherwise a panel. Without scripts the panel is always open. */
const Navigation = styled('nav')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  alignSelf: 'stretch',
  [theme.breakpoints.down('lg')]: {
    display: 'none',
    position: 'absolute',
    // The panel spans the window despite the header's padding.
    insetInline: `calc(-1 * ${gutter})`,
    top: '100%',
    flexDirection: 'column',
    alignItems: 'stretch',
    padding: `8px ${gutter} 24px`,
    // The first value is for browsers without `dvh`.
    height: ['vh', 'dvh'].map((unit) => `calc(100${unit} - ${headerHeight.narrow}px)`),
    overflowY: 'auto',
    // In short windows the panel scrolls with the page.
    [shortWindow]: { height: 'auto' },
    backgroundColor: theme.vars.palette.background.default,
    '&[data-open=true]': { display: 'flex' },
    '@media (scripting: none)': {
      order: 2,
      width: '100%',
      display: 'flex',
      position: 'static',
      height: 'auto',
    },
  },
}));
const Entries = styled(List)(({ theme }) => ({
  [theme.breakpoints.up('lg')]: { display: 'flex', alignSelf: 'stretch', alignItems: 'center' },
}));

const Start = styled('div')(({ theme }) => ({
  a: { fontSize: '1.0625rem' },
  [theme.breakpoints.up('lg')]: { marginLeft: 16 },
  [theme.breakpoints.down('bar')]: { display: 'none' },
}));
/** Calls the company. It takes the place of *Get Started* where the bar has no room for that. */
const Call = styled('div')(({ theme }) => ({
  color: theme.vars.palette.rhine,
  [theme.breakpoints.up('bar')]: { display: 'none' },
}));

/** Loaded when the menu opens, because few visitors open it. */
const LateMenuEnd = late(() => import('./MenuEnd.tsx').then(({ MenuEnd }) => MenuEnd));

export const Header = ({ page }: { page: PageId }) => {
  const { t } = useTranslation();
  const path = usePath();
  const { open, setOpen, button, list } = useDisclosure();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the menu closes whenever the page changes
  useEffect(() => setOpen(false), [page]);
  return (
    <AppBar>
      <Container>
        <Bar>
          <HomeLink href={path('home')} underline="none" aria-label={t('navigation.homeLink')}>
            <Wordmark />
          </HomeLink>
          <IconButton {...button} aria-label={t('navigation.menu')}>
            {open ? <X /> : <Menu />}
          </IconButton>
          <Navigation {...list} aria-label={t('navigation.label')}>
            <Entries disablePadding>
              <NavigationEntry id="home" page={page} label={t('routes.home')} />
              <ServicesMenu page={page} />
              <NavigationEntry id="about" page={page} label={t('routes.about')} />
              <NavigationEntry id="careers" page={page} label={t('routes.careers')} />
              <NavigationEntry id="contact" page={page} label={t('routes.contact')} />
            </Entries>
            {open && <LateMenuEnd page={page} />}
          </Navigation>
          <Start>
            <Button href={useConsultationPath(page)}>{t('navigation.getStarted')}</Button>
          </Start>
          <Call>
            <IconButton href={phoneAddress} aria-label={t('navigation.call', { phone: company.phone })}>
              <Phone size={22} />
            </IconButton>
          </Call>
          <LanguageMenu page={page} />
        </Bar>
      </Container>
    </AppBar>
  );
};
