import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright-core';

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];

/** What axe-core finds on the page as it is shown now, one line for each rule and element. */
export const violationsOn = async (page: Page): Promise<string[]> => {
  const { violations } = await new AxeBuilder({ page }).withTags(rules).setLegacyMode(true).analyze();
  return violations.flatMap(({ id, nodes }) =>
    nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} (${failureSummary})`),
  );
};
