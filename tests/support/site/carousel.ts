import type { Page } from 'playwright-core';
import { rowsOf } from '../behaviour.ts';

/** The slides of docs/behaviour.md, 2.5. The table starts with two header lines. */
export const slides = rowsOf('2.5')
  .slice(2)
  .map(([, title = '', target = '']) => ({ title, target: target.replaceAll('`', '') }));

/** The carousel of the English home page. */
export const carouselOn = (page: Page) => {
  const region = page.getByRole('region', { name: 'What we stand for' });
  const slides = region.getByRole('group', { includeHidden: true });
  const control = (name: string | RegExp) => region.getByRole('button', { name });
  return {
    region,
    slides,
    dots: control(/^Show slide \d/),
    previous: control('Previous slide'),
    next: control('Next slide'),
    stop: control('Pause the slides'),
    start: control('Play the slides'),
    /** The number of the slide that is not inert, counted from 1. Fails unless there is exactly one. */
    shown: async (): Promise<number> => {
      const inert = await slides.evaluateAll((all) => all.map((slide) => (slide as HTMLElement).inert));
      const usable = inert.flatMap((hidden, index) => (hidden ? [] : [index + 1]));
      if (usable.length !== 1) throw new Error(`Expected one slide in use, got ${usable.join(', ')}`);
      return usable[0] ?? 0;
    },
  };
};
