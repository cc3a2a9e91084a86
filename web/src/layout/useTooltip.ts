import { useEffect, useState } from 'react';

/** Milliseconds (docs/behaviour.md, 9): until a tooltip opens, and how long after one the next opens at once. */
const openDelay = 700;
const skipDelay = 300;

/** The button or link at which something happened, if a sign alone shows what it is for. */
const signAt = (target: EventTarget | null): HTMLElement | undefined => {
  const control = target instanceof Element ? target.closest<HTMLElement>('button, a') : null;
  return control?.hasAttribute('aria-label') && !control.textContent?.trim() ? control : undefined;
};

/**
 * The sign that is to be explained by its name: under a mouse after a while, under the keyboard's focus at once, until the
 * mouse or the focus goes on, the sign is pressed, the page scrolls, or Escape is. `tooltip` is the id of the element that
 * shows the name: the mouse may go there.
 */
export const useTooltip = (tooltip: string): HTMLElement | undefined => {
  const [sign, setSign] = useState<HTMLElement>();

  useEffect(() => {
    let shown: HTMLElement | undefined;
    let approached: HTMLElement | undefined;
    let closedAt = Number.NEGATIVE_INFINITY;
    let timer: number | undefined;
    const show = (next: HTMLElement | undefined) => {
      window.clearTimeout(timer);
      if (shown && !next) closedAt = performance.now();
      shown = next;
      setSign(next);
    };
    const close = () => show(undefined);
    const approach = (target: Element | undefined) => {
      const next = signAt(target ?? null);
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
      const next = signAt(target);
      if (next?.matches(':focus-visible')) show(next);
    };
    const leaveBehind = () => {
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
    document.addEventListener('scroll', leaveBehind, passive);
    // It was loaded for one of these, whose event had passed by then.
    approach([...document.querySelectorAll(':hover')].at(-1));
    focus({ target: document.activeElement });
    return () => {
      listening.abort();
      window.clearTimeout(timer);
    };
  }, [tooltip]);
  return sign;
};
