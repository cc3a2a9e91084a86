import type { ElementHandle, Page } from 'playwright-core';
import sharp from 'sharp';
import { expect } from 'vitest';
import { addressOf, pageKinds } from '../../support/site/addresses.ts';
import { dialogOn } from '../../support/site/consultationDialog.ts';
import { test } from '../../support/site/visit.ts';

type Stop = ElementHandle<HTMLElement | SVGElement>;

const window = { width: 1280, height: 800 };
/** Pixels around an element in which its ring lies. */
const around = 8;

/**
 * How the stop looks at which the keyboard is: by its classes and those of its ground, whose colours differ in another scheme
 * than those of a ground that looks the same in this one. Nothing at the end, and where it has been before.
 */
const nextLook = (page: Page): Promise<string | undefined> =>
  page.evaluate(() => {
    const stop = document.activeElement;
    if (!(stop instanceof HTMLElement) || stop === document.body || stop.dataset['met']) return;
    stop.dataset['met'] = 'true';
    const groundOf = (element: Element): string => {
      const { backgroundColor } = getComputedStyle(element);
      const parent = element.parentElement;
      return backgroundColor === 'rgba(0, 0, 0, 0)' && parent
        ? groundOf(parent)
        : `${element.localName} ${element.className} ${backgroundColor}`;
    };
    return [
      stop.localName,
      stop.className,
      stop.dataset['look'],
      groundOf(stop.parentElement ?? stop),
    ].join();
  });

type Box = { x: number; y: number; width: number; height: number };

/** Brings an element into sight, and answers where it is then: a field with its frame. */
const boxOf = (stop: Stop): Promise<Box> =>
  stop.evaluate((element) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    return (element.closest('.MuiOutlinedInput-root') ?? element).getBoundingClientRect().toJSON();
  });

/** A box of the window with what is around it, as relative luminances (WCAG 2.2), line by line. */
const luminancesOf = async (page: Page, { x, y, width, height }: Box): Promise<number[]> => {
  const [left, top] = [x, y].map((edge) => Math.max(0, Math.floor(edge) - around)) as [number, number];
  const clip = {
    x: left,
    y: top,
    width: Math.min(window.width, Math.ceil(x + width) + around) - left,
    height: Math.min(window.height, Math.ceil(y + height) + around) - top,
  };
  const { data, info } = await sharp(await page.screenshot({ clip }))
    .raw()
    .toBuffer({ resolveWithObject: true });
  const linear = (value = 0) => {
    const share = value / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  };
  return Array.from({ length: info.width * info.height }, (_, pixel) => {
    const [red, green, blue] = data.subarray(pixel * info.channels);
    return 0.2126 * linear(red) + 0.7152 * linear(green) + 0.0722 * linear(blue);
  });
};

/** How many pixels change with the focus by at least three to one, for each that a frame of 2 px would have. */
const shareOfRing = ({ width, height }: Box, focused: number[], unfocused: number[]): number => {
  const changed = focused.filter((luminance, pixel) => {
    const [darker = 0, lighter = 0] = [luminance, unfocused[pixel] ?? luminance].toSorted((a, b) => a - b);
    return (lighter + 0.05) / (darker + 0.05) >= 3;
  });
  return changed.length / (4 * (width + height));
};

const screens = [
  { colorScheme: 'light', forcedColors: 'none' },
  { colorScheme: 'dark', forcedColors: 'none' },
  { colorScheme: 'light', forcedColors: 'active' },
] as const;

/** The stops that look like none before, in the order of the keyboard. */
const newStops = async (page: Page, seen: Set<string>): Promise<Stop[]> => {
  const stops: Stop[] = [];
  for (let step = 0; step < 100; step++) {
    await page.keyboard.press('Tab');
    const look = await nextLook(page);
    if (look === undefined) return stops;
    if (seen.has(look)) continue;
    seen.add(look);
    stops.push((await page.evaluateHandle(() => document.activeElement)).asElement() as Stop);
  }
  throw new Error('Expected the keyboard to come to an end of the page, it did not');
};

/**
 * Compares, on each screen, the pixels of each stop that looks like none before, with the focus on it and without. Answers the
 * names of those whose ring is too small or too faint.
 */
const faintRings = async (page: Page, seen: Set<string>, where: string): Promise<string[]> => {
  const faint: string[] = [];
  const stops = await newStops(page, seen);
  for (const screen of screens) {
    await page.emulateMedia(screen);
    for (const stop of stops) {
      // After the keyboard the browser shows a focus that a script has set, too.
      await stop.focus();
      const box = await boxOf(stop);
      const focused = await luminancesOf(page, box);
      await stop.evaluate((element) => element.blur());
      const { x, y } = await boxOf(stop);
      // The skip link leaves its place with the focus.
      const unfocused = await luminancesOf(page, y < 0 ? box : { ...box, x, y });
      const share = shareOfRing(box, focused, unfocused);
      if (share >= 1) continue;
      const name = await stop.evaluate(
        (element) => element.getAttribute('aria-label') ?? element.textContent,
      );
      faint.push(
        `${where}, ${screen.colorScheme}, forced colours ${screen.forcedColors}: ${name} (${share.toFixed(2)})`,
      );
    }
  }
  await page.emulateMedia(screens[0]);
  return faint;
};

/** A tooltip would be taken for a part of the ring. */
const hideTooltips = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('[role=tooltip] { display: none !important }');
    document.adoptedStyleSheets.push(sheet);
  });

test('at every stop of every kind of page the focus changes a ring of 2 px by 3:1: light, dark and forced colours', async ({
  visit,
}) => {
  const { page, goTo, messages, failedRequests } = await visit(undefined, window);
  const seen = new Set<string>();
  const faint: string[] = [];
  for (const [id, language] of pageKinds) {
    await goTo(addressOf(id, language));
    if (id === 'home') await page.getByRole('region', { name: 'Cookies' }).waitFor();
    await hideTooltips(page);
    faint.push(...(await faintRings(page, seen, id)));
  }
  messages();
  failedRequests();
  await goTo('/contact');
  const { open } = dialogOn(page);
  await open();
  faint.push(...(await faintRings(page, seen, 'dialog')));
  expect(faint).toEqual([]);
  // Every kind of link, button and field.
  expect(seen.size).toBeGreaterThan(20);
});
