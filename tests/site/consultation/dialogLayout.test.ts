import { languages } from '@helvardar/shared/languages';
import { beforeAll, expect } from 'vitest';
import { addressOf } from '../../support/site/addresses.ts';
import { answers, dialogOn, dialogTexts, focusTaken } from '../../support/site/consultationDialog.ts';
import { held } from '../../support/site/faults.ts';
import { breakRandomness } from '../../support/site/sendInVain.ts';
import { settled } from '../../support/site/settled.ts';
import { test } from '../../support/site/visit.ts';
import { wakeFunctions } from '../../support/site/wakeFunctions.ts';

beforeAll(wakeFunctions);

test('on a small screen the dialog has at most 95 % of the height, and its buttons are visible', async ({
  visit,
}) => {
  const { page } = await visit('/contact', { width: 360, height: 640 });
  const consultation = dialogOn(page);
  await consultation.open();
  const box = await consultation.dialog.boundingBox();
  expect(box?.height).toBeLessThanOrEqual(0.95 * 640);
  expect(box?.width).toBeLessThanOrEqual(360);
  for (const button of [consultation.sendButton, consultation.cancelButton]) {
    const { y = 0, height = 0 } = (await button.boundingBox()) ?? {};
    expect(y + height).toBeLessThanOrEqual(640);
  }
});

test.for(languages)(
  'in %s the form fits into a window of 1440 × 900 px without scrolling, also with its errors',
  async (language, { visit }) => {
    const { page } = await visit(addressOf('contact', language), { width: 1440, height: 900 });
    const { open, dialog, send } = dialogOn(page, language);
    const hidden = () =>
      dialog
        .locator('.MuiDialogContent-root')
        .evaluate(({ scrollHeight, clientHeight }) => scrollHeight - clientHeight);
    await open();
    expect(await hidden()).toBe(0);
    const { height } = (await dialog.boundingBox()) ?? {};
    await send();
    await dialog.getByText(dialogTexts[language].errors.nameRequired).waitFor();
    expect(await hidden()).toBe(0);
    expect((await dialog.boundingBox())?.height).toBe(height);
  },
);

test('on a phone the form begins within 210 px of the top, and a button closes it', async ({ visit }) => {
  for (const language of languages) {
    const { page } = await visit(addressOf('contact', language), { width: 360, height: 740 });
    const { open, dialog, openButton } = dialogOn(page, language);
    await open();
    await focusTaken(page);
    expect((await dialog.locator('label').first().boundingBox())?.y).toBeLessThanOrEqual(210);
    await dialog.getByRole('button', { name: dialogTexts[language].toasts.close }).click();
    await dialog.waitFor({ state: 'hidden' });
    expect(await openButton.evaluate((button) => button === document.activeElement)).toBe(true);
  }
});

test.for(languages)(
  'in %s the first label is 28 px below the introduction, whose last line has several words',
  async (language, { visit }) => {
    const { page } = await visit(addressOf('contact', language), { width: 360, height: 740 });
    const { open, dialog } = dialogOn(page, language);
    await open();
    const required = dialog.getByText(dialogTexts[language].required, { exact: true });
    for (const width of [360, 1440]) {
      await page.setViewportSize({ width, height: 740 });
      const { end, words } = await required.evaluate((note) => {
        const range = document.createRange();
        const text = note.firstChild as Text;
        const { bottom } = note.getBoundingClientRect();
        const onLastLine = [...text.data.matchAll(/\S+/g)].filter(({ index }) => {
          range.setStart(text, index);
          range.setEnd(text, index + 1);
          return range.getBoundingClientRect().bottom > bottom - 5;
        });
        return { end: note.parentElement?.getBoundingClientRect().bottom ?? 0, words: onLastLine.length };
      });
      expect(words, `at ${width} px`).toBeGreaterThan(1);
      const { y = 0 } = (await dialog.locator('label').first().boundingBox()) ?? {};
      expect(Math.round(y - end), `at ${width} px`).toBe(28);
      const first = await required.evaluate((note) => note.getClientRects()[0]?.left);
      if (width === 1440) expect(first).toBe((await dialog.locator('label').first().boundingBox())?.x);
    }
  },
);

test.for(languages)(
  'in %s on a phone Cancel and Send stay in one row, which Send fills, also while sending',
  async (language, { visit }) => {
    const { page } = await visit(addressOf('contact', language), { width: 320, height: 740 });
    const consultation = dialogOn(page, language);
    await consultation.openFilled(answers());
    const boxes = () =>
      Promise.all(
        [consultation.cancelButton, consultation.sendButton, consultation.field('name')].map((part) =>
          part.boundingBox(),
        ),
      );
    const areInOneRow = async () => {
      const [cancel, send, field] = await boxes();
      expect(send?.y).toBe(cancel?.y);
      expect(send?.width).toBeGreaterThan(cancel?.width ?? 0);
      expect((send?.x ?? 0) + (send?.width ?? 0)).toBeCloseTo((field?.x ?? 0) + (field?.width ?? 0), 0);
    };
    await areInOneRow();
    const release = await held(page, 'firestore');
    await consultation.send();
    await page.getByRole('button', { name: dialogTexts[language].submitting.narrow }).waitFor();
    await areInOneRow();
    release();
    await consultation.submitted.waitFor();
    await areInOneRow();
  },
);

test('in a document from right to left the dialog does not scroll sideways', async ({ visit }) => {
  const { page } = await visit('/contact');
  const { dialog, open } = dialogOn(page);
  await page.evaluate(() => {
    document.documentElement.dir = 'rtl';
  });
  await open();
  const room = await dialog.evaluate((paper) =>
    [paper, ...paper.querySelectorAll('*')].map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth),
  );
  expect(Math.max(...room)).toBeLessThanOrEqual(1);
});

test('above the keyboard of a phone the fields scroll, and the buttons are in view', async ({ visit }) => {
  const { page } = await visit('/contact', { width: 390, height: 664 });
  const { dialog, field, open, sendButton, cancelButton } = dialogOn(page);
  await open();
  // With `resizes-content`, the on-screen keyboard makes the window of the page smaller. The smaller viewport below
  // simulates that.
  const viewport = await page.locator('meta[name=viewport]').getAttribute('content');
  expect(viewport).toContain('interactive-widget=resizes-content');
  await page.setViewportSize({ width: 390, height: 664 - 300 });
  await field('message').focus();
  for (const button of [sendButton, cancelButton]) {
    await button.scrollIntoViewIfNeeded();
    const { y = Number.NaN, height = Number.NaN } = (await button.boundingBox()) ?? {};
    expect(y + height).toBeLessThanOrEqual(364);
  }
  expect(await dialog.isVisible()).toBe(true);
});

test('after a failed sending, typing does not scroll the form', async ({ visit }) => {
  const { page, messages } = await visit('/contact', { width: 390, height: 664 });
  const consultation = dialogOn(page);
  await consultation.openFilled(answers());
  await breakRandomness(page);
  await consultation.send();
  await page.getByRole('alert').waitFor();
  messages();
  const name = consultation.field('name');
  await name.focus();
  const top = async () => (await name.boundingBox())?.y;
  const before = await top();
  await page.keyboard.type('a');
  await settled(page);
  expect(await top()).toBe(before);
});
