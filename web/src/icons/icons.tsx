import { createSvgIcon } from '@mui/material/utils';

/** Drawn for this site on a 24-unit grid with strokes of 1.75. */
const line = (d: string, name: string) =>
  createSvgIcon(
    <path
      d={d}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.75}
      strokeLinecap="square"
      strokeLinejoin="miter"
    />,
    name,
  );

export const ChevronDown = line('M6 9.5l6 6 6-6', 'ChevronDown');
export const MenuIcon = line('M4 8h16M4 16h16', 'Menu');
export const CloseIcon = line('M6 6l12 12M18 6L6 18', 'Close');
export const ArrowRight = line('M4 12h15M13 6l6 6-6 6', 'ArrowRight');
export const CheckIcon = line('M5 12.5l4.5 4.5L19 7.5', 'Check');
export const PhoneIcon = line(
  'M6 3.5h3.5l1.5 4.5-2 1.5a12 12 0 0 0 5.5 5.5l1.5-2 4.5 1.5V18a2.5 2.5 0 0 1-2.7 2.5C10.2 20 4 13.8 3.5 6.2A2.5 2.5 0 0 1 6 3.5z',
  'Phone',
);
export const EmailIcon = line('M3.5 5.5h17v13h-17zM3.5 6.5l8.5 6.5 8.5-6.5', 'Email');
export const OfficeIcon = line('M5 20.5v-17h9v17M14 9.5h5v11M3 20.5h18M8 7.5h3M8 11.5h3M8 15.5h3', 'Office');
