import { type Figure, milliseconds } from './figure.ts';

const most = (value: number, format: Figure['format'] = milliseconds) => ({
  target: { most: value },
  format,
});
const pixels = (value: number) => `${Math.round(value)} px`;
const share = (value: number) => value.toFixed(3);

/** What is measured after the first view, and what it shall be. */
const figures = {
  'home page taken over: longest task': most(50),
  'home page taken over: layout shift': most(0, share),
  'to another page: heading shown': most(100),
  'to another page: longest task': most(50),
  'to another page: layout shift': most(0, share),
  'back: scroll position off by': most(1, pixels),
  'forward: scroll position off by': most(1, pixels),
  'services list: interaction': most(100),
  'language menu: interaction': most(100),
  'carousel, next: interaction': most(100),
  'carousel, dot: interaction': most(100),
  'carousel, pause: interaction': most(100),
  'banner, accept: interaction': most(100),
  'menu of a phone: interaction': most(100),
  'menu of a phone: longest task': most(50),
  'menu of a phone: layout shift': most(0, share),
  'carousel turns: longest task': most(50),
  'carousel turns: layout shift': most(0, share),
  'count-up: longest task': most(50),
  'count-up: layout shift': most(0, share),
  'dialog, hovered before: shown': most(200),
  'dialog, hovered before: interaction': most(100),
  'dialog, not loaded: says that it comes': most(100),
} as const satisfies Record<string, Omit<Figure, 'title'>>;

export type Title = keyof typeof figures;

/** Measured values by their titles. */
export type Findings = Partial<Record<Title, number>>;

export const interactionFigures = Object.entries(figures).map(([title, figure]) => ({
  title: title as Title,
  ...figure,
})) satisfies Figure[];
