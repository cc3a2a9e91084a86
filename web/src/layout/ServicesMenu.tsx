import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import { styled } from '@mui/material/styles';
import { type PointerEvent, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router-dom';
import { type PageId, serviceIds } from '../routing/routes.ts';
import { theme } from '../theme/theme.ts';
import { Arrow, floating } from './menuLook.ts';
import { NavigationButton, NavigationEntry } from './NavigationEntry.tsx';
import { useDisclosure } from './useDisclosure.ts';
import type { WideLook } from './wideServicesMenu.tsx';

/** Milliseconds from hover to the open list (docs/behaviour.md, 9), and from the end of hover to the closed list. */
const hoverDelay = 200;
/** For this many milliseconds after the list has closed, hover opens it at once. */
const skipDelay = 300;

/** In this layout hover opens the list. */
const wideLayout = theme.breakpoints.up('lg').replace('@media ', '');

const Item = styled(ListItem)(({ theme }) => ({
  display: 'block',
  [theme.breakpoints.up('lg')]: {
    display: 'flex',
    alignSelf: 'stretch',
    '@media (scripting: none)': { '&:hover > ul, &:focus-within > ul': { display: 'block' } },
  },
}));
/** Even the closed list is in the document, so that CSS can show it without scripts. */
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
    ...floating(theme),
  },
  [theme.breakpoints.down('lg')]: {
    a: { minHeight: 44, fontSize: '1.0625rem' },
    '@media (scripting: none)': { display: 'block' },
  },
}));

/** A click opens the list at once, hover after a delay. */
export const ServicesMenu = ({ page }: { page: PageId }) => {
  const { t, i18n } = useTranslation();
  const { pathname } = useLocation();
  /** False while the not-found page hydrates, because it is prerendered without its address. */
  const [isAddressKnown, setAddressKnown] = useState(page !== 'notFound');
  useEffect(() => setAddressKnown(true), []);
  const [wide, setWide] = useState<WideLook>();
  const { open, setOpen, button, list } = useDisclosure();
  const timer = useRef<number>(undefined);
  /** If true, the list closes when the mouse leaves. A click sets this to false, so that the list stays open. */
  const openedByHover = useRef(false);
  /** `performance.now()` at the last closing. */
  const closedAt = useRef(Number.NEGATIVE_INFINITY);
  useEffect(() => {
    if (!open) return;
    return () => {
      closedAt.current = performance.now();
    };
  }, [open]);

  const hover = ({ pointerType, currentTarget }: PointerEvent, isOver: boolean) => {
    window.clearTimeout(timer.current);
    if (pointerType !== 'mouse' || !window.matchMedia(wideLayout).matches) return;
    if (isOver === open || (open && !openedByHover.current)) return;
    // If the list closed, a visitor who uses the keyboard in it would lose the focus.
    if (currentTarget.querySelector('ul :focus-visible')) return;
    const isSoon = isOver && performance.now() - closedAt.current < skipDelay;
    const change = () => {
      openedByHover.current = isOver;
      setOpen(isOver);
    };
    timer.current = window.setTimeout(change, isSoon ? 0 : hoverDelay);
  };
  /** Loads the look of the list in the wide layout. Until then, and if this fails, the list has names alone. */
  const prepare = () => {
    if (wide || !window.matchMedia(wideLayout).matches) return;
    import('./wideServicesMenu.tsx').then(({ loadLook }) => loadLook(i18n)).then(setWide, () => undefined);
  };
  const click = () => {
    prepare();
    window.clearTimeout(timer.current);
    if (!open || !openedByHover.current) button.onClick();
    openedByHover.current = false;
  };

  return (
    <Item
      disablePadding
      onPointerEnter={(event) => {
        prepare();
        hover(event, true);
      }}
      onPointerLeave={(event) => hover(event, false)}
    >
      <NavigationButton
        component="button"
        {...button}
        onClick={click}
        onFocus={prepare}
        aria-current={(isAddressKnown && pathname.includes('/services')) || undefined}
      >
        <span>{t('routes.services')}</span>
        <Arrow size={18} />
      </NavigationButton>
      <Panel {...list} sx={wide?.panelStyles}>
        {serviceIds.map((id) => (
          <NavigationEntry key={id} id={id} page={page} label={t(`routes.${id}`)} sx={wide?.entryStyles}>
            {wide && <wide.Card service={id} />}
          </NavigationEntry>
        ))}
        <NavigationEntry id="services" page={page} label={t('navigation.allServices')}>
          {wide && <wide.Arrow size={20} strokeWidth={1.5} />}
        </NavigationEntry>
      </Panel>
    </Item>
  );
};
