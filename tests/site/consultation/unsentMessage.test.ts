import { expect } from 'vitest';
import { dialogOn } from '../../support/site/consultationDialog.ts';
import { scriptRun } from '../../support/site/settled.ts';
import { comeBack, messageOn } from '../../support/site/unsentMessage.ts';
import { ready, test } from '../../support/site/visit.ts';
import {
  expectEmpty,
  forwardableClock,
  leave,
  lookAgain,
  looked,
  outboxOf,
  passFirstLook,
  submissionWith,
} from '../../support/site/waitingRequests.ts';

test('the dialog about an unsent request, closed with *Later*, comes again on the next visit and not before', async ({
  visit,
}) => {
  const opened = await visit('/about');
  const { page, goTo } = opened;
  await comeBack(opened);
  const { message, later } = messageOn(page);
  const ways = {
    'the button': () => later.click(),
    Escape: () => page.keyboard.press('Escape'),
    'a click beside it': () => page.mouse.click(4, 4),
  };
  for (const [way, putOff] of Object.entries(ways)) {
    await message.waitFor();
    await putOff();
    await message.waitFor({ state: 'detached' });
    await lookAgain(page);
    await looked(page);
    expect(await message.count(), way).toBe(0);
    await goTo('/about');
  }
  await message.waitFor();
});

test('*Not Now* counts in every open tab, and a page that is opened later shows the dialog', async ({
  visit,
}) => {
  const opened = await visit('/about');
  const { page } = opened;
  const other = await page.context().newPage();
  await other.goto('/services');
  await ready(other);
  await comeBack(opened);
  const { message, later } = messageOn(page);
  await later.click();
  await message.waitFor({ state: 'detached' });
  await lookAgain(other);
  await scriptRun(other, 'send');
  await looked(other);
  expect(await messageOn(other).message.count()).toBe(0);
  await other.reload();
  await messageOn(other).message.waitFor();
});

test('several unsent requests are shown one after the other', async ({ visit }) => {
  const opened = await visit('/about');
  const { page } = opened;
  const first = submissionWith();
  await leave(page, first, 1);
  const second = await comeBack(opened);
  const { message, deleteForGood } = messageOn(page);
  for (const { email } of [first, second]) {
    await message.getByText(email).waitFor();
    expect(await message.count()).toBe(1);
    await deleteForGood();
  }
  await expectEmpty(page);
  await message.waitFor({ state: 'detached' });
});

test('an unsent request is shown in one tab, and in another one when that tab is closed', async ({
  visit,
}) => {
  const opened = await visit('/about', forwardableClock);
  const { page } = opened;
  const tab = await page.context().newPage();
  await tab.goto('/careers');
  await ready(tab);
  await passFirstLook(tab);
  await comeBack(opened);
  await messageOn(page).message.waitFor();
  await lookAgain(tab);
  await scriptRun(tab, 'send');
  await looked(tab);
  expect(await messageOn(tab).message.count()).toBe(0);

  await page.goto('about:blank');
  // Only the tab with the Web Lock shows the request. The browser releases the first tab's lock after a moment.
  await expect
    .poll(async () => {
      await lookAgain(tab);
      return messageOn(tab).message.isVisible();
    })
    .toBe(true);
});

test('an unsent request is shown after the visitor has closed the form', async ({ visit }) => {
  const opened = await visit('/contact');
  const { page } = opened;
  const consultation = dialogOn(page);
  await consultation.open();
  await comeBack(opened);
  await looked(page);
  const { message } = messageOn(page);
  expect(await message.count()).toBe(0);
  await consultation.cancelButton.click();
  await message.waitFor();
});

test('the dialog about an unsent request copies the whole text and says so', async ({ visit }) => {
  const opened = await visit('/about', { permissions: ['clipboard-read', 'clipboard-write'] });
  const { page } = opened;
  const { name, message: written } = await comeBack(opened);
  const { copy, texts, status } = messageOn(page);
  await copy.click();
  await status.getByText(texts.copied).waitFor();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  expect(copied).toContain(`Full Name: ${name}\n`);
  expect(copied).toContain(written);
});

test('the dialog about an unsent request selects the text if the browser does not allow copying', async ({
  visit,
}) => {
  const opened = await visit('/about', {
    before: (page) =>
      page.addInitScript(() => {
        Clipboard.prototype.writeText = () => Promise.reject(new DOMException('', 'NotAllowedError'));
      }),
  });
  const { page } = opened;
  const { message: written } = await comeBack(opened);
  const { copy, texts, status } = messageOn(page);
  await copy.click();
  await status.getByText(texts.marked).waitFor();
  expect(await page.evaluate(() => String(getSelection()))).toContain(written);
});

test('the dialog about an unsent request asks before it deletes, and holding Enter down deletes nothing', async ({
  visit,
}) => {
  const opened = await visit('/about');
  const { page } = opened;
  await comeBack(opened);
  const { message, texts, keep, later, remove, send, status } = messageOn(page);
  await remove.click();
  await status.getByText(texts.question).waitFor();
  expect(await keep.evaluate((button) => button === document.activeElement)).toBe(true);
  expect(await keep.evaluate((button) => button.ariaDescribedByElements?.[0]?.textContent)).toBe(
    texts.question,
  );
  expect(await send.or(later).count()).toBe(0);
  await keep.click();
  expect(await remove.evaluate((button) => button === document.activeElement)).toBe(true);
  expect(await send.and(page.locator(':enabled')).count()).toBe(1);
  expect(await status.textContent()).toBe('');
  // For a key that is already down, `keyboard.down` simulates the repeated `keydown` events of a held key.
  for (let press = 0; press < 10; press++) await page.keyboard.down('Enter');
  await page.keyboard.up('Enter');
  expect(await message.count()).toBe(1);
  expect(await outboxOf(page)).toHaveLength(1);
});
