import AxeBuilder from '@axe-core/playwright';
import type { Locator, Page } from 'playwright-core';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

const small = { width: 320, colorScheme: 'light' } as const;
const wide = { width: 1280, colorScheme: 'light' } as const;
const dark = { width: 1280, colorScheme: 'dark' } as const;

/** Runs in the page: waits until nothing fades or moves any more that will come to an end. */
const rest = async () => {
  const ending = document
    .getAnimations()
    .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
  await Promise.allSettled(ending.map(({ finished }) => finished));
};

/**
 * What axe-core finds on the page on a small screen, on a wide one and in the dark scheme, one line for each rule and
 * element. What else is said to be in sight has to be there, and is looked at small and dark: the page around it is known.
 */
export const violationsOnScreens = async (page: Page, inSight: Locator[] = []): Promise<string[]> => {
  const found: string[] = [];
  for (const { width, colorScheme } of inSight.length > 0 ? [small, dark] : [small, wide, dark]) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    for (const part of inSight) await part.waitFor();
    await page.evaluate(rest);
    const { violations } = await new AxeBuilder({ page })
      .options({ resultTypes: ['violations'] })
      .withTags(rules)
      .setLegacyMode(true)
      .analyze();
    for (const { id, nodes } of violations)
      for (const { target, failureSummary } of nodes)
        found.push(`${width} px, ${colorScheme}: ${id}: ${target.join(' ')} (${failureSummary})`);
  }
  return found;
};
