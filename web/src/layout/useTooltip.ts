import { useEffect, useState } from 'react';

/**
 * Milliseconds (docs/behaviour.md, 9). `openDelay`: from hover to the tooltip. `skipDelay`: if a tooltip has closed
 * within this time, the next one opens at once.
 */
const openDelay = 700;
const skipDelay = 300;

/** The button or link around the target, if it has an accessible name and no visible text. */
const iconControlAt = (target: EventTarget | null): HTMLElement | undefined => {
  const control = target instanceof Element ? target.closest<HTMLElement>('button, a') : null;
  return control?.hasAttribute('aria-label') && !control.textContent?.trim() ? control : undefined;
};

/**
 * The control whose tooltip is shown; undefined if none is. A tooltip opens on hover after a delay, and on visible
 * focus at once. It closes when the mouse or the focus leaves the control, on a click, on scrolling, and on Escape. The
 * mouse may move over the tooltip itself. `tooltip` is the id of its element.
 */
export const useTooltip = (tooltip: string): HTMLElement | undefined => {
  const [control, setControl] = useState<HTMLElement>();

  useEffect(() => {
    let shown: HTMLElement | undefined;
    let approached: HTMLElement | undefined;
    let closedAt = Number.NEGATIVE_INFINITY;
    let timer: number | undefined;
    const show = (next: HTMLElement | undefined) => {
      window.clearTimeout(timer);
      if (shown && !next) closedAt = performance.now();
      shown = next;
      setControl(next);
    };
    const close = () => show(undefined);
    const approach = (target: Element | undefined) => {
      const next = iconControlAt(target ?? null);
      if (target?.id === tooltip || next === approached) return;
      const isSoon = shown || performance.now() - closedAt < skipDelay;
      approached = next;
      close();
      if (next) timer = window.setTimeout(() => show(next), isSoon ? 0 : openDelay);
    };
    const point = ({ target, pointerType }: PointerEvent) => {
      if (pointerType === 'mouse') approach(target as Element);
    };
    const focus = ({ target }: { target: EventTarget | null }) => {
      const next = iconControlAt(target);
      if (next?.matches(':focus-visible')) show(next);
    };
    const closeOnScroll = () => {
      if (shown) close();
    };
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') close();
    };

    const listening = new AbortController();
    const passive = { signal: listening.signal, passive: true, capture: true };
    document.addEventListener('pointerover', point, passive);
    document.addEventListener('focusin', focus, passive);
    document.addEventListener('focusout', close, passive);
    document.addEventListener('click', close, passive);
    document.addEventListener('keydown', closeOnEscape, passive);
    document.addEventListener('scroll', closeOnScroll, passive);
    // Handles the hover or focus that loaded this code: it happened before these listeners existed.
    approach([...document.querySelectorAll(':hover')].at(-1));
    focus({ target: document.activeElement });
    return () => {
      listening.abort();
      window.clearTimeout(timer);
    };
  }, [tooltip]);
  return control;
};
