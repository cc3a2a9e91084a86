import type { ReactNode } from 'react';

/** The stroke of the networks' logos, which are drawn as simple geometric shapes. */
const stroke = { fill: 'none', stroke: 'currentColor', strokeWidth: 1.75 };

const icon = (shape: ReactNode) => () => (
  <svg viewBox="0 0 24 24" width="24" height="24" fill="currentColor" aria-hidden="true">
    {shape}
  </svg>
);

export const FacebookIcon = icon(
  <path {...stroke} d="M3.5 3.5h17v17h-17zM13 20.5v-9.5a2.5 2.5 0 0 1 2.5-2.5H17M10.5 13H17" />,
);
export const InstagramIcon = icon(
  <>
    <path {...stroke} d="M3.5 3.5h17v17h-17z" />
    <circle {...stroke} cx="12" cy="12" r="4" />
    <circle cx="16.8" cy="7.2" r="1.1" />
  </>,
);
export const LinkedInIcon = icon(
  <path {...stroke} d="M3.5 3.5h17v17h-17zM8 10.5V17M8 7v1M12 17v-6.5M12 13.5a2.2 2.2 0 0 1 4.4 0V17" />,
);
