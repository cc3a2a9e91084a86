import { styled } from '@mui/material/styles';
import { useId, useLayoutEffect, useRef } from 'react';
import { useTooltip } from './useTooltip.ts';

/** Pixels between the tooltip and the edge of the window. */
const margin = 8;

const Name = styled('div')(({ theme }) => ({
  position: 'fixed',
  zIndex: theme.zIndex.tooltip,
  textWrap: 'balance',
  maxWidth: `min(24rem, calc(100vw - ${2 * margin}px))`,
  padding: '6px 10px',
  fontSize: '0.875rem',
  lineHeight: 1.4,
  color: theme.vars.palette.background.default,
  backgroundColor: theme.vars.palette.text.primary,
  '@media (forced-colors: active)': { border: '1px solid' },
}));

/**
 * Shows the name of a control below it, or above it at the bottom of the window. Assistive technology does not need the
 * tooltip: it reads the name from the control.
 */
export const Tooltip = () => {
  const id = useId();
  const name = useRef<HTMLDivElement>(null);
  const control = useTooltip(id);

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
      <Name ref={name} id={id} aria-hidden="true">
        {control.getAttribute('aria-label')}
      </Name>
    )
  );
};
