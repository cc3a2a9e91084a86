import { createSvgIcon } from '@mui/material/utils';

/** Simple geometric forms of the three networks' signs. */
const stroke = { fill: 'none', stroke: 'currentColor', strokeWidth: 1.75 };

export const FacebookIcon = createSvgIcon(
  <path {...stroke} d="M3.5 3.5h17v17h-17zM13 20.5v-9.5a2.5 2.5 0 0 1 2.5-2.5H17M10.5 13H17" />,
  'Facebook',
);
export const InstagramIcon = createSvgIcon(
  <>
    <path {...stroke} d="M3.5 3.5h17v17h-17z" />
    <circle {...stroke} cx="12" cy="12" r="4" />
    <circle cx="16.8" cy="7.2" r="1.1" />
  </>,
  'Instagram',
);
export const LinkedInIcon = createSvgIcon(
  <path {...stroke} d="M3.5 3.5h17v17h-17zM8 10.5V17M8 7v1M12 17v-6.5M12 13.5a2.2 2.2 0 0 1 4.4 0V17" />,
  'LinkedIn',
);
