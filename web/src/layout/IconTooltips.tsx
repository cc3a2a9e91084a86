import { styled } from '@mui/material/styles';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';

/** Milliseconds from hover to the tooltip (docs/behaviour.md, 9). */
const openDelay = 700;
/** For this many milliseconds after a tooltip has closed, hover opens the next tooltip at once. */
const skipDelay = 300;

/** Pixels between the tooltip and the window's edge. */
const margin = 8;

const Name = styled('div')(({ theme }) => ({
  position: 'fixed',
  zIndex: theme.zIndex.tooltip,
  textWrap: 'balance',
  maxWidth: `min(24rem, calc(100vw - ${2 * margin}px))`,
  // The transparent edge leaves room for the focus ring, and belongs to the tooltip, so that a mouse can reach it.
  border: '8px solid transparent',
  backgroundClip: 'padding-box',
  padding: '6px 10px',
  fontSize: '0.875rem',
  lineHeight: 1.4,
  color: theme.vars.palette.background.default,
  backgroundColor: theme.vars.palette.text.primary,
  '@media (forced-colors: active)': { outline: '1px solid', outlineOffset: -8 },
}));

/** The button or link around the target, if it has a name but no visible text. */
const iconControlAt = (target: EventTarget | null): HTMLElement | undefined => {
  const control = target instanceof Element ? target.closest<HTMLElement>('button, a') : null;
  return control?.hasAttribute('aria-label') && !control.textContent?.trim() ? control : undefined;
};

/**
 * Shows the accessible name of buttons and links that have only an icon. The tooltip stays open under the mouse.
 * The tooltip has `aria-hidden`, because assistive technology reads the name from the button or link itself.
 */
export const IconTooltips = () => {
  const [control, setControl] = useState<HTMLElement>();
  const name = useRef<HTMLDivElement>(null);

  useEffect(() => {
    let shown: HTMLElement | undefined;
    let hovered: HTMLElement | undefined;
    let closedAt = Number.NEGATIVE_INFINITY;
    let timer: number | undefined;
    const open = (next: HTMLElement | undefined) => {
      window.clearTimeout(timer);
      if (shown && !next) closedAt = performance.now();
      shown = next;
      setControl(next);
    };
    const close = () => open(undefined);
    const hover = ({ target, pointerType }: PointerEvent) => {
      const next = iconControlAt(target);
      if (pointerType !== 'mouse' || target === name.current || next === hovered) return;
      hovered = next;
      close();
      const isSoon = performance.now() - closedAt < skipDelay;
      if (next) timer = window.setTimeout(() => open(next), isSoon ? 0 : openDelay);
    };
    const leaveWindow = () => {
      hovered = undefined;
      close();
    };
    const focus = ({ target }: FocusEvent) => {
      const next = iconControlAt(target);
      if (next?.matches(':focus-visible')) open(next);
    };

    const listening = new AbortController();
    const passive = { signal: listening.signal, passive: true, capture: true };
    document.addEventListener('pointerover', hover, passive);
    document.documentElement.addEventListener('pointerleave', leaveWindow, { signal: listening.signal });
    document.addEventListener('focusin', focus, passive);
    document.addEventListener('focusout', close, passive);
    document.addEventListener('click', close, passive);
    document.addEventListener('scroll', () => shown && close(), passive);
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && close(), passive);
    return () => listening.abort();
  }, []);
  useLayoutEffect(() => {
    if (!control || !name.current) return;
    const { top, bottom, left, width } = control.getBoundingClientRect();
    const { offsetWidth, offsetHeight, style } = name.current;
    const right = document.documentElement.clientWidth - offsetWidth - margin;
    style.left = `${Math.max(margin, Math.min(left + (width - offsetWidth) / 2, right))}px`;
    style.top = `${bottom + offsetHeight > window.innerHeight ? top - offsetHeight : bottom}px`;
  }, [control]);

  return (
    control && (
      <Name ref={name} aria-hidden="true">
        {control.getAttribute('aria-label')}
      </Name>
    )
  );
};
