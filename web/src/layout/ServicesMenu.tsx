import ClickAwayListener from '@mui/material/ClickAwayListener';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import { styled } from '@mui/material/styles';
import { ChevronDown } from 'lucide-react';
import { type PointerEvent, useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type PageId, type RouteId, routes, serviceIds } from '../routing/routes.ts';
import { theme } from '../theme/theme.ts';
import { NavigationButton, NavigationEntry } from './NavigationEntry.tsx';
import { useDisclosure } from './useDisclosure.ts';

/** Milliseconds from hover to opening the list, and from the end of hover to closing it (docs/behaviour.md, 9). */
const hoverDelay = 200;
/** Milliseconds after the list has closed in which hover opens it again at once. */
const skipDelay = 300;

/** The media query of the layout in which hover opens the list. */
const wideLayout = theme.breakpoints.up('lg').replace('@media ', '');

const Item = styled(ListItem)(({ theme }) => ({
  display: 'block',
  [theme.breakpoints.up('lg')]: {
    display: 'flex',
    alignSelf: 'stretch',
    '@media (scripting: none)': { '&:hover > ul, &:focus-within > ul': { display: 'block' } },
  },
}));
/** The list is in the document while it is closed, because without scripts it is always reachable. */
const Panel = styled(List)(({ theme }) => ({
  paddingLeft: 16,
  display: 'none',
  '&[data-open=true]': { display: 'block' },
  [theme.breakpoints.up('lg')]: {
    position: 'absolute',
    top: '100%',
    left: 0,
    minWidth: 280,
    padding: '8px 4px',
    backgroundColor: theme.vars.palette.background.paper,
    border: `1px solid ${theme.vars.palette.divider}`,
    borderTop: `3px solid ${theme.vars.palette.rhine}`,
    boxShadow: theme.vars.shadows[8],
  },
  [theme.breakpoints.down('lg')]: { '@media (scripting: none)': { display: 'block' } },
}));
const Arrow = styled(ChevronDown)({
  transition: 'rotate 150ms',
  '[aria-expanded=true] > &': { rotate: '180deg' },
});

const underServices = (page: PageId) => page !== 'notFound' && routes[page].path.includes('/services');

/** The menu of the services: a click opens the list at once, hover opens it after a delay. */
export const ServicesMenu = ({ page }: { page: PageId }) => {
  const { t } = useTranslation();
  const { open, setOpen, close, button, list, container } = useDisclosure();
  const timer = useRef<number>(undefined);
  /** True if hover has opened the list: it then closes when the mouse leaves. A click keeps the list open. */
  const openedByHover = useRef(false);
  /** The time of the page at which the list has closed. */
  const closedAt = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    if (!open) return;
    return () => {
      closedAt.current = performance.now();
      openedByHover.current = false;
      window.clearTimeout(timer.current);
    };
  }, [open]);

  const onHover = (event: PointerEvent, delay: number, action: () => void) => {
    window.clearTimeout(timer.current);
    if (event.pointerType === 'mouse' && window.matchMedia(wideLayout).matches)
      timer.current = window.setTimeout(action, delay);
  };
  const enter = (event: PointerEvent) =>
    onHover(event, performance.now() - closedAt.current < skipDelay ? 0 : hoverDelay, () => {
      openedByHover.current ||= !open;
      setOpen(true);
    });
  const leave = (event: PointerEvent) => onHover(event, hoverDelay, () => openedByHover.current && close());
  const click = () => {
    window.clearTimeout(timer.current);
    if (openedByHover.current) openedByHover.current = false;
    else button.onClick();
  };
  const entry = (id: RouteId, label: string) => (
    <NavigationEntry key={id} id={id} label={label} current={id === page} />
  );

  return (
    <ClickAwayListener onClickAway={close} mouseEvent="onPointerDown" touchEvent={false}>
      <Item disablePadding {...container} onPointerEnter={enter} onPointerLeave={leave}>
        <NavigationButton
          component="button"
          {...button}
          onClick={click}
          aria-current={underServices(page) ? true : undefined}
        >
          <span>{t('routes.services')}</span>
          <Arrow size={18} />
        </NavigationButton>
        <Panel {...list}>
          {serviceIds.map((id) => entry(id, t(`routes.${id}`)))}
          {entry('services', t('navigation.allServices'))}
        </Panel>
      </Item>
    </ClickAwayListener>
  );
};
