import { languages } from '@helvardar/shared/languages';
import type { Locator } from 'playwright-core';
import { expect } from 'vitest';
import { addressOf } from '../../support/site/addresses.ts';
import { dialogOn } from '../../support/site/consultationDialog.ts';
import { test } from '../../support/site/visit.ts';

const described = (input: Locator) =>
  input.evaluate(
    (element) => document.getElementById(element.getAttribute('aria-describedby') ?? '')?.textContent,
  );

test.for([
  ['0041 (0) 61 000 00 00', '0041 61 000 00 00'],
  ['(+41) 061 - 000 00 00', '+41 61-000 00 00'],
  ['Tel. +41 61 000 00 00', '+41 61 000 00 00'],
  ['+49 (0)6221 / 123 45-67', '+49 6221/123 45-67'],
  ['+41 61 000 00 00 ext. 12', '+41 61 000 00 00 x12'],
] as const)(
  'the pasted number %s becomes %s when the visitor leaves the field',
  async ([pasted, used], { visit }) => {
    const { page } = await visit('/contact');
    const { field, open } = dialogOn(page);
    await open();
    await field('phone').focus();
    await page.keyboard.insertText(pasted);
    expect(await field('phone').inputValue()).toBe(pasted);
    await page.keyboard.press('Tab');
    await expect.poll(() => field('phone').inputValue()).toBe(used);
    expect(await field('phone').getAttribute('aria-invalid')).toBe('false');
  },
);

const twoNumbers = {
  en: 'Phone number must be less than 20 characters (one number only, please; anything else goes under Project Details)',
  de: 'Die Telefonnummer darf höchstens 20\u00a0Zeichen lang sein (bitte nur eine Nummer, alles Weitere in der Projektbeschreibung)',
  fr: 'Le numéro de téléphone ne doit pas dépasser 20\u00a0caractères (un seul numéro, et le reste dans la description du projet)',
};
test.for(languages)(
  'in %s two numbers in one field stay, and the error says what to do',
  async (language, { visit }) => {
    const { page } = await visit(addressOf('contact', language));
    const { dialog, field, open } = dialogOn(page, language);
    await open();
    await field('phone').fill('061 000 00 00 / 079 000 00 00');
    await field('phone').blur();
    await expect.poll(() => described(field('phone'))).toBe(twoNumbers[language]);
    expect(await field('phone').inputValue()).toBe('061 000 00 00/079 000 00 00');
    if (language === 'en')
      await dialog.getByText('Phone number must be less than 20 characters', { exact: true }).waitFor();
  },
);

const lengths = {
  en: ['1,950 of 2,000\u00a0characters', 'Message must be less than 2000 characters (91 too many)'],
  de: [
    '1’950 von 2’000\u00a0Zeichen',
    'Die Beschreibung darf höchstens 2’000\u00a0Zeichen lang sein (91\u00a0Zeichen zu viel)',
  ],
  fr: [
    '1\u202f950 caractères sur\u00a02\u202f000',
    'La description ne doit pas dépasser 2\u202f000\u00a0caractères (91 de trop)',
  ],
} as const;
test.for(languages)(
  'in %s the message counts near its limit, and the error says how many are too many',
  async (language, { visit }) => {
    const { page } = await visit(addressOf('contact', language), { width: 360, height: 740 });
    const { dialog, field, open } = dialogOn(page, language);
    const [count, error] = lengths[language];
    await open();
    const message = field('message');
    const counter = dialog.locator('[aria-hidden=true]').getByText(/000/);
    const spoken = dialog.getByRole('status').getByText(/000/);
    await message.fill('a'.repeat(1_799));
    expect(await counter.count()).toBe(0);
    await message.fill('a'.repeat(1_950));
    await counter.waitFor();
    expect(await counter.textContent()).toBe(count);
    expect(await message.getAttribute('aria-invalid')).toBe('false');

    await message.fill('a'.repeat(2_091));
    await message.blur();
    await expect.poll(() => described(message)).toBe(error);
    await counter.waitFor({ state: 'detached' });
    await expect.poll(() => spoken.count()).toBe(0);
    if (language === 'en')
      await dialog.getByText('Message must be less than 2000 characters', { exact: true }).waitFor();
    await message.fill(` ${'a'.repeat(2_000)}${'\n'.repeat(40)}`);
    await expect.poll(() => message.getAttribute('aria-invalid')).toBe('false');
  },
);

test('a screen reader hears the length of a long message when typing pauses, not at each key', async ({
  visit,
}) => {
  const { page } = await visit('/contact');
  const { dialog, field, open } = dialogOn(page);
  await open();
  await field('message').fill('a'.repeat(1_900));
  const texts = await dialog.evaluateHandle((element) => {
    const heard: string[] = [];
    new MutationObserver((changes) => {
      for (const { target } of changes) {
        const region = (target instanceof Element ? target : target.parentElement)?.closest('[role=status]');
        const text = region?.textContent;
        if (text && heard.at(-1) !== text) heard.push(text);
      }
    }).observe(element, { subtree: true, childList: true, characterData: true });
    return heard;
  });
  await field('message').press('End');
  await page.keyboard.type('bcdefghij');
  await dialog.getByRole('status').getByText('1,909 of 2,000\u00a0characters').waitFor();
  const heard = (await texts.jsonValue()).filter((text) => text !== '1,900 of 2,000\u00a0characters');
  expect(heard).toEqual(['1,909 of 2,000\u00a0characters']);
});
