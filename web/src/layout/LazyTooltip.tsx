import { type ComponentType, useEffect, useState } from 'react';

/** Loads the tooltips on the first mouse hover or keyboard focus. */
export const LazyTooltip = () => {
  const [Tooltip, setTooltip] = useState<ComponentType>();
  useEffect(() => {
    const listening = new AbortController();
    const load = async (event: Event) => {
      const isMouse = event instanceof PointerEvent && event.pointerType === 'mouse';
      if (!isMouse && !(event.target as Element).matches(':focus-visible')) return;
      listening.abort();
      const module = await import('./Tooltip.tsx').catch(() => undefined);
      if (module) setTooltip(() => module.Tooltip);
    };
    for (const type of ['pointerover', 'focusin'])
      document.addEventListener(type, load, { passive: true, signal: listening.signal });
    return () => listening.abort();
  }, []);
  return Tooltip ? <Tooltip /> : null;
};
