import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { AxeResults, NodeResult, RunOptions } from 'axe-core';
import type { Locator, Page } from 'playwright-core';
import { root } from '../../../commands/folders.ts';
import { type Finding, isExcluded } from './accessibilityExclusions.ts';

/** The scripts of the accessibility checkers. Each key is the global object that the script defines. */
const scripts = {
  axe: 'axe-core/axe.min.js',
  ace: 'accessibility-checker-engine/ace.js',
  HTMLCS: 'html_codesniffer/build/HTMLCS.js',
};
type Engine = keyof typeof scripts;

declare global {
  var axe: { run: (document: Document, options: RunOptions) => Promise<AxeResults> };
  var ace: {
    Checker: new () => { check: (document: Document, standards: string[]) => Promise<Report> };
  };
  var HTMLCS: {
    process: (standard: string, document: Document, done: () => void) => void;
    getMessages: () => { type: number; code: string; msg: string; element: Element }[];
  };
}

/** A report of IBM Equal Access. The second item of `value` is PASS, FAIL, or a code that asks a person to decide. */
interface Report {
  results: { ruleId: string; value: [string, string]; message: string; path: { dom: string } }[];
}

/** These functions run in the page. */
const findingsOf: Record<Engine, () => Promise<Finding[]>> = {
  axe: async () => {
    const { violations, incomplete } = await axe.run(document, {
      resultTypes: ['violations', 'incomplete'],
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    });
    const found = (rule: string, { target, html, failureSummary = '' }: NodeResult) => ({
      rule: `axe-core ${rule}`,
      message: failureSummary,
      selector: `${target.join(' ')} ${html}`,
    });
    return [
      ...violations.flatMap(({ id, nodes }) => nodes.map((node) => found(id, node))),
      ...incomplete.flatMap(({ id, nodes }) => nodes.map((node) => found(`${id}?`, node))),
    ];
  },
  ace: async () => {
    const { results } = await new ace.Checker().check(document, ['WCAG_2_2']);
    const tagAt = (path: string) => {
      const { singleNodeValue } = document.evaluate(
        path,
        document,
        null,
        XPathResult.FIRST_ORDERED_NODE_TYPE,
      );
      return singleNodeValue instanceof Element ? singleNodeValue.outerHTML.slice(0, 160) : '';
    };
    return results
      .filter(({ value: [, outcome] }) => outcome !== 'PASS')
      .map(({ ruleId, value: [, outcome], message, path: { dom } }) => ({
        rule: `Equal Access ${ruleId}${outcome === 'FAIL' ? '' : '?'}`,
        message,
        selector: `${dom} ${tagAt(dom)}`,
      }));
  },
  HTMLCS: async () => {
    await new Promise<void>((resolve) => HTMLCS.process('WCAG2AA', document, resolve));
    const [error, notice] = [1, 3];
    return HTMLCS.getMessages()
      .filter(({ type }) => type !== notice)
      .map(({ type, code, msg, element }) => ({
        rule: `HTML_CodeSniffer ${code.split('.').slice(3).join('.')}${type === error ? '' : '?'}`,
        message: msg,
        selector: element?.outerHTML?.slice(0, 160) ?? '',
      }));
  },
};

/** Runs in the page. Without transitions, colours change at once with the colour scheme, also in closed `<details>`. */
const stopTransitions = () => {
  const style = new CSSStyleSheet();
  style.replaceSync('*, *::before, *::after { transition: none !important }');
  document.adoptedStyleSheets.push(style);
};

/** Runs in the page. Waits until all finite animations have ended. */
const endAnimations = async () => {
  const ending = document
    .getAnimations()
    .filter(({ effect }) => Number.isFinite(effect?.getComputedTiming().endTime));
  await Promise.allSettled(ending.map(({ finished }) => finished));
};

interface Look {
  engines: Engine[];
  screens: { width: number; colorScheme: 'light' | 'dark' }[];
}

/**
 * Whether all engines check all pages (`npm run accessibility`). Otherwise axe-core alone checks a page of each kind.
 */
export const isThorough = import.meta.env.MODE === 'accessibility';
const quickLook: Look = {
  engines: ['axe'],
  screens: [
    { width: 320, colorScheme: 'light' },
    { width: 1280, colorScheme: 'dark' },
  ],
};
export const thoroughLook: Look = {
  engines: Object.keys(scripts) as Engine[],
  screens: [...quickLook.screens, { width: 320, colorScheme: 'dark' }, { width: 1280, colorScheme: 'light' }],
};

/**
 * The findings of the engines on the current page, against WCAG 2.2 A and AA and axe-core's best practices. Fails if an
 * element of `visible` is not visible.
 */
export const findingsOn = async (
  page: Page,
  visible: Locator[] = [],
  { engines, screens }: Look = isThorough ? thoroughLook : quickLook,
): Promise<string[]> => {
  const found: string[] = [];
  for (const part of visible) await part.waitFor();
  await page.evaluate(endAnimations);
  await page.evaluate(stopTransitions);
  for (const engine of engines)
    await page.evaluate(`${readFileSync(join(root, 'node_modules', scripts[engine]), 'utf8')};0`);
  for (const { width, colorScheme } of screens) {
    await page.setViewportSize({ width, height: 800 });
    await page.emulateMedia({ colorScheme });
    for (const part of visible) await part.waitFor();
    await page.evaluate(endAnimations);
    for (const engine of engines)
      for (const finding of await page.evaluate(findingsOf[engine]))
        if (!isExcluded(finding))
          found.push(
            `${width} px, ${colorScheme}: ${finding.rule}: ${finding.selector} (${finding.message})`,
          );
  }
  return found;
};
