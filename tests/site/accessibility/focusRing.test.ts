import { languages } from '@helvardar/shared/languages';
import type { ElementHandle, Page } from 'playwright-core';
import sharp from 'sharp';
import { expect } from 'vitest';
import { addressOf, pageKinds } from '../../support/site/addresses.ts';
import { dialogOn } from '../../support/site/consultationDialog.ts';
import { test } from '../../support/site/visit.ts';

type Stop = ElementHandle<HTMLElement | SVGElement>;

const window = { width: 1280, height: 800 };
/** The width, in pixels, of the measured area around an element. */
const around = 8;

/** Elements that the keyboard can reach. */
const stops = 'a[href], button, input, textarea, [role=combobox], summary';

/**
 * Runs in the page. Returns the same key for elements that look alike, and undefined if the keyboard cannot reach the
 * element. The key contains the background's classes, because backgrounds of the same colour may differ in the other
 * colour scheme.
 */
const lookOf = (stop: Element): string | undefined => {
  if (!(stop instanceof HTMLElement) || stop.tabIndex < 0 || stop.closest('[inert], [aria-hidden=true]'))
    return;
  if (!stop.checkVisibility({ visibilityProperty: true }) || stop.matches(':disabled')) return;
  const groundOf = (element: Element): string => {
    const { backgroundColor } = getComputedStyle(element);
    const parent = element.parentElement;
    return backgroundColor === 'rgba(0, 0, 0, 0)' && parent
      ? groundOf(parent)
      : `${element.localName} ${element.className} ${backgroundColor}`;
  };
  return [stop.localName, stop.className, groundOf(stop.parentElement ?? stop)].join();
};

type Box = { x: number; y: number; width: number; height: number };

/** Scrolls to an element and returns its rectangles. A wrapped link has one per line. */
const boxesOf = (stop: Stop): Promise<Box[]> =>
  stop.evaluate((element) => {
    element.scrollIntoView({ block: 'center', behavior: 'instant' });
    const framed = element.closest('.MuiOutlinedInput-root') ?? element;
    return [...framed.getClientRects()].map((box) => box.toJSON());
  });

/** The relative luminances (WCAG 2.2) of the pixels in and around a box. */
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

/**
 * The number of pixels that the focus changes with a contrast of at least 3:1, divided by the area of a 2 px frame
 * around the box (WCAG 2.4.13).
 */
const shareOfRing = ({ width, height }: Box, focused: number[], unfocused: number[]): number => {
  const changed = focused.filter((luminance, pixel) => {
    const [darker = 0, lighter = 0] = [luminance, unfocused[pixel] ?? luminance].toSorted((a, b) => a - b);
    return (lighter + 0.05) / (darker + 0.05) >= 3;
  });
  return changed.length / (4 * (width + height));
};

/** The smallest `shareOfRing` of an element's rectangles. */
const ringOf = async (page: Page, stop: Stop): Promise<number> => {
  await stop.focus();
  const boxes = await boxesOf(stop);
  const focused: number[][] = [];
  for (const box of boxes) focused.push(await luminancesOf(page, box));
  await stop.evaluate((element) => element.blur());
  const after = await boxesOf(stop);
  const shares = boxes.map(async (box, index) => {
    const { x, y } = after[index] ?? box;
    // Without the focus, the skip link is above the window, so the place where it was is measured.
    const unfocused = await luminancesOf(page, y < 0 ? box : { ...box, x, y });
    return shareOfRing(box, focused[index] ?? [], unfocused);
  });
  return Math.min(...(await Promise.all(shares)));
};

const screens = [
  { colorScheme: 'light', forcedColors: 'none' },
  { colorScheme: 'dark', forcedColors: 'none' },
  { colorScheme: 'light', forcedColors: 'active' },
] as const;

/** Returns one element for each result of `lookOf` that is not yet in `seen`, and adds the results to `seen`. */
const newStops = async (page: Page, seen: Set<string>): Promise<Stop[]> => {
  const found: Stop[] = [];
  for (const stop of await page.locator(stops).elementHandles()) {
    const look = await stop.evaluate(lookOf);
    if (look === undefined || seen.has(look)) continue;
    seen.add(look);
    found.push(stop as Stop);
  }
  return found;
};

/** Measures the focus rings of the `newStops` of a page. Describes each element whose ring is too small or faint. */
const faintRings = async (page: Page, seen: Set<string>, where: string): Promise<string[]> => {
  const faint: string[] = [];
  const found = await newStops(page, seen);
  // After a key press, browsers show the focus ring even if a script sets the focus.
  await page.keyboard.press('Tab');
  for (const screen of screens) {
    await page.emulateMedia(screen);
    for (const stop of found) {
      const share = await ringOf(page, stop);
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

/** The pixels of a tooltip would count as part of the focus ring. */
const hideTooltips = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync('#root > [aria-hidden=true] { display: none !important }');
    document.adoptedStyleSheets.push(sheet);
  });

test('every focusable element has a ring of 2 px with a contrast of 3:1, in light, dark and forced colours', async ({
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
  const { dialog, field, open, send } = dialogOn(page);
  await open();
  faint.push(...(await faintRings(page, seen, 'dialog')));
  await field('email').fill('anna@gmial.com');
  await send();
  await dialog.getByRole('button', { name: 'anna@gmail.com' }).waitFor();
  faint.push(...(await faintRings(page, seen, 'dialog with errors')));
  expect(faint).toEqual([]);
  expect(seen.size).toBeGreaterThan(20);
});

/** Runs in the page. Returns the words of the surrounding text that a link's focus ring overlaps. */
const wordsUnderRing = (link: Element): string[] => {
  const { outlineWidth, outlineOffset } = getComputedStyle(link);
  const reach = Number.parseFloat(outlineWidth) + Number.parseFloat(outlineOffset);
  const isUnder = (word: DOMRect, box: DOMRect) => {
    const isInLine = word.top < box.top + box.height / 2 && word.bottom > box.top + box.height / 2;
    const isBeside = word.right <= box.left - reach || word.left >= box.right + reach;
    return !isInLine && !isBeside && word.bottom > box.top - reach && word.top < box.bottom + reach;
  };
  const range = document.createRange();
  const texts = document.createTreeWalker(link.closest('p') ?? link, NodeFilter.SHOW_TEXT);
  const words: string[] = [];
  for (let text = texts.nextNode(); text; text = texts.nextNode())
    for (const { index, 0: word } of (text.textContent ?? '').matchAll(/\S+/g)) {
      range.setStart(text, index);
      range.setEnd(text, index + word.length);
      const boxes = [...range.getClientRects()];
      if (
        link.contains(text) ||
        !boxes.some((box) => [...link.getClientRects()].some((ring) => isUnder(box, ring)))
      )
        continue;
      words.push(word);
    }
  return words;
};

test('the focus ring of a link in a text overlaps no other words, and the link of the cookie banner does not wrap', async ({
  visit,
}) => {
  const { page, goTo } = await visit(undefined, { width: 320, height: 640 });
  for (const language of languages) {
    await goTo(addressOf('privacyPolicy', language));
    const banner = page.getByRole('region', { name: 'Cookies' });
    await banner.waitFor();
    await page.keyboard.press('Tab');
    const links = await page.locator('p a').all();
    expect(links.length, language).toBeGreaterThan(2);
    for (const link of links) {
      await link.focus();
      expect(await link.evaluate(wordsUnderRing), `${language}: ${await link.textContent()}`).toEqual([]);
    }
    expect(await banner.getByRole('link').evaluate((link) => link.getClientRects().length)).toBe(1);
  }
});
