import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import IconButton from '@mui/material/IconButton';
import { styled } from '@mui/material/styles';
import { Menu, X } from 'lucide-react';
import { useEffect } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { PageLink } from '../routing/PageLink.tsx';
import type { PageId } from '../routing/routes.ts';
import { usePath } from '../routing/usePath.ts';
import { barHeight, gutter, shortWindow } from '../theme/grid.ts';
import { LanguageMenu } from './LanguageMenu.tsx';
import { LazyLanguageHint } from './LazyLanguageHint.tsx';
import { NavigationList } from './NavigationList.tsx';
import { afterLink, useDisclosure } from './useDisclosure.ts';
import { Wordmark } from './Wordmark.tsx';

const Bar = styled('header')(({ theme }) => ({
  position: 'sticky',
  top: 0,
  zIndex: theme.zIndex.appBar,
  backgroundColor: theme.vars.palette.background.default,
  borderBottom: `1px solid ${theme.vars.palette.divider}`,
  [shortWindow]: { position: 'relative' },
}));
const Row = styled(Container)(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  minHeight: barHeight.narrow,
  [theme.breakpoints.up('lg')]: { minHeight: barHeight.wide },
}));
const HomeLink = styled(PageLink)({
  display: 'flex',
  color: 'inherit',
  textDecoration: 'none',
  paddingBlock: 10,
  marginRight: 'auto',
});
/** The button comes before the navigation in tab order; `order` shows it at the end of the bar. */
const MenuButton = styled(IconButton)(({ theme }) => ({
  order: 1,
  width: 48,
  height: 48,
  marginRight: -12,
  '@media (scripting: none)': { display: 'none' },
  [theme.breakpoints.up('lg')]: { display: 'none' },
}));
/** The navigation: a bar on wide screens, a panel on small ones. Without scripts the panel is always open. */
const Navigation = styled('nav')(({ theme }) => ({
  display: 'flex',
  alignItems: 'center',
  alignSelf: 'stretch',
  gap: 16,
  [theme.breakpoints.down('lg')]: {
    display: 'none',
    position: 'absolute',
    insetInline: 0,
    top: '100%',
    flexDirection: 'column',
    alignItems: 'stretch',
    padding: `8px ${gutter} 24px`,
    maxHeight: `calc(100dvh - ${barHeight.narrow}px - var(--banner-height,0px))`,
    overflowY: 'auto',
    // In short windows the panel scrolls with the page.
    [shortWindow]: { maxHeight: 'none' },
    backgroundColor: theme.vars.palette.background.default,
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
    '&[data-open=true]': { display: 'flex' },
    '@media (scripting: none)': { display: 'flex', position: 'static' },
  },
}));

export const Header = ({ page }: { page: PageId }) => {
  const { t } = useTranslation();
  const path = usePath();
  const { pathname } = useLocation();
  const menu = useDisclosure<HTMLElement>();
  const { open, close } = menu;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the menu closes whenever the page changes
  useEffect(() => {
    if (open) close();
  }, [pathname]);
  return (
    <Bar {...menu.container}>
      <Row>
        <HomeLink page="home" aria-label={t('navigation.homeLink')}>
          <Wordmark />
        </HomeLink>
        <MenuButton {...menu.button} aria-label={t('navigation.menu')}>
          {open ? <X size={24} /> : <Menu size={24} />}
        </MenuButton>
        <Navigation
          {...menu.panel}
          aria-label={t('navigation.label')}
          data-open={open}
          onClick={afterLink(close)}
        >
          <NavigationList page={page} />
          <Button href={path('contact')}>{t('navigation.getStarted')}</Button>
        </Navigation>
        <LanguageMenu page={page} />
      </Row>
      <LazyLanguageHint page={page} />
    </Bar>
  );
};
