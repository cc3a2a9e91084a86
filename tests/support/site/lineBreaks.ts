import type { Page } from 'playwright-core';

/**
 * Bad line breaks in large text (headings, leads, figures) and in buttons: after a hyphen, inside a word, or before a
 * last line of one word. A break is not bad if the words around it do not fit one line.
 */
export const badLineBreaksOn = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    // After a resize, Chromium updates sizes in `vw` some frames later.
    for (const _ of [1, 2]) await new Promise((resolve) => requestAnimationFrame(resolve));
    const largeText = 18;

    /** A part of a word, up to and with its hyphen. */
    interface Part {
      text: string;
      startsWord: boolean;
      middle: number;
      width: number;
      isBroken: boolean;
    }
    const sizeOf = (element: Element) => Number.parseFloat(getComputedStyle(element).fontSize);
    const blockOf = ({ parentElement }: Node): Element => {
      let element = parentElement as Element;
      while (getComputedStyle(element).display === 'inline') element = element.parentElement as Element;
      return element;
    };
    const isChecked = (block: Element): boolean =>
      block.checkVisibility() &&
      block.getBoundingClientRect().width > 1 &&
      !block.closest('svg, script, style, noscript, [aria-hidden=true]') &&
      (sizeOf(block) >= largeText || block.matches('h1, h2, h3, summary, button, .MuiButton-root'));

    const blocks = new Map<Element, Part[]>();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    let isAfterBlank = true;
    while (texts.nextNode()) {
      const text = texts.currentNode as Text;
      const block = blockOf(text);
      if (!text.data.trim() || !isChecked(block)) continue;
      const parts = blocks.get(block) ?? [];
      blocks.set(block, parts);
      for (const { index, 0: whole } of text.data.matchAll(/\s+|[^\s-]+-?|-/g)) {
        const range = document.createRange();
        range.setStart(text, index);
        range.setEnd(text, index + whole.length);
        const rects = [...range.getClientRects()];
        const [first] = rects;
        const isBlank = !whole.trim();
        if (first && !isBlank)
          parts.push({
            text: whole,
            startsWord: isAfterBlank || parts.length === 0,
            middle: first.top + first.height / 2,
            width: rects.reduce((sum, { width }) => sum + width, 0),
            isBroken: rects.some(({ top }) => top - first.top > first.height / 2),
          });
        isAfterBlank = isBlank;
      }
    }

    const found: string[] = [];
    for (const [block, parts] of blocks) {
      const lines: Part[][] = [];
      for (const part of parts) {
        const line = lines.at(-1);
        if (line?.[0] && Math.abs(line[0].middle - part.middle) < sizeOf(block) / 2) line.push(part);
        else lines.push([part]);
      }
      const { paddingLeft, paddingRight } = getComputedStyle(block);
      const room =
        block.getBoundingClientRect().width -
        Number.parseFloat(paddingLeft) -
        Number.parseFloat(paddingRight);
      const blank = sizeOf(block) * 0.3;
      const fits = (some: Part[]) =>
        some.reduce((sum, { width, startsWord }) => sum + width + (startsWord ? blank : 0), 0) <= room;
      const wordsIn = (line: Part[]) => line.filter(({ startsWord }) => startsWord);
      const lastWordOf = (line: Part[]) => line.slice(line.findLastIndex(({ startsWord }) => startsWord));
      const textOf = (line: Part[]) =>
        line.map(({ text, startsWord }) => (startsWord ? ` ${text}` : text)).join('');
      const report = (kind: string) =>
        found.push(`${kind}: ${block.tagName.toLowerCase()}:${lines.map(textOf).join(' /')}`);

      if (parts.some((part) => part.isBroken && fits([part]))) report('inside a word');
      for (const [at, line] of lines.entries()) {
        const before = lines[at - 1];
        const end = line.findIndex(({ startsWord }) => startsWord);
        const rest = end < 0 ? line : line.slice(0, end);
        if (before && rest.length > 0 && fits([...lastWordOf(before), ...rest])) report('after a hyphen');
      }
      const [last, before] = [lines.at(-1), lines.at(-2)];
      if (!last || !before) continue;
      const isOneWord = wordsIn(last).filter(({ text }) => /[\p{L}\p{N}]/u.test(text)).length === 1;
      if (isOneWord && wordsIn(before).length > 1 && fits([...lastWordOf(before), ...last]))
        report('one word');
    }
    return found;
  });
