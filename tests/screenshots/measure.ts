import type { pageIds } from '../support/site/addresses.ts';

interface Window {
  width: number;
  height: number;
}
export const phone = { width: 360, height: 740 };
export const tablet = { width: 768, height: 1024 };
export const laptop = { width: 1440, height: 900 };
export const desktop = { width: 1920, height: 1080 };
/** The windows in which the bars at the bottom may cover no control of the carousel. */
export const windows: Window[] = [
  { width: 1280, height: 720 },
  { width: 1366, height: 768 },
  laptop,
  { width: 1536, height: 864 },
  desktop,
];

export interface Measure {
  what: string;
  target: string;
  page: (typeof pageIds)[number];
  windows: Window[];
  dark?: boolean;
  /** With the bars at the bottom, and as a visitor who is offered another language. */
  bars?: boolean;
  motion?: boolean;
  /** Runs in the page. */
  read: () => unknown;
}
