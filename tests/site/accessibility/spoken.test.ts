import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fields } from '@helvardar/shared/fields';
import { type Language, languages } from '@helvardar/shared/languages';
import { expect, test } from 'vitest';
import { pathOf } from '../../../web/src/routing/routes.ts';
import { answers, contactTexts, dialogTexts } from '../../support/site/consultationDialog.ts';
import { type Listener, listenTo, plain } from '../../support/site/screenReader.ts';
import { textsOf } from '../../support/site/texts.ts';
import { site } from '../../support/site/visit.ts';
import { wakeFunctions } from '../../support/site/wakeFunctions.ts';

const logs = join(import.meta.dirname, '../../../.local/spoken');

/** The heading of a page and its level, as Orca says them in one utterance or two. */
const levelOne = 'heading level 1';

/** Reads the home page from the top. Each figure is said once, and the button that stops the carousel before its slide. */
const readHome = async ({ press, readOn }: Listener, language: Language) => {
  const texts = textsOf('home', language);
  await press('ctrl+Home', textsOf('common', language).navigation.skip);
  const words = await readOn(texts.testimonials.title);
  const position = (word: string) => words.findIndex((line) => line.includes(plain(word)));
  const times = (value: RegExp) => words.filter((line) => value.test(line)).length;
  expect([/^500\+$/, /^150\+$/, /^99[.,]9.?%$/, /^24\/7$/].map(times)).toEqual([1, 1, 1, 1]);
  const firstControl = Math.max(position(texts.hero.pause), position(texts.hero.play));
  const slides = Object.values(texts.hero.slides).map(({ title }) => words.indexOf(plain(title)));
  expect(firstControl).toBeGreaterThan(0);
  expect(Math.max(...slides)).toBeGreaterThan(firstControl);
  expect(position(texts.hero.previous)).toBeGreaterThan(Math.max(...slides));
  expect(words).not.toContain('statusbar');
};

/** A page change says the new heading, and reading goes on below it. Going back says the title of the earlier page. */
const changePages = async ({ press, pressUntil }: Listener, language: Language) => {
  const about = textsOf('about', language);
  await press('ctrl+Home');
  await pressUntil('Tab', `${about.links.label} `);
  const words = await press('Return', about.title);
  expect(words.join(' ')).toContain(levelOne);
  expect(words.join(' ')).not.toContain(textsOf('home', language).links.label);
  await pressUntil('Down', about.lead.slice(0, 20));
  const home = textsOf('home', language);
  await press('alt+Left', home.meta.title);
  // Orca takes Alt+Left for a move of its reading position, and does not speak the heading that has the focus.
  const header = textsOf('common', language).navigation;
  const next = (await press('Down')).join(' ');
  expect([header.skip, header.homeLink, header.menu].filter((text) => next.includes(plain(text)))).toEqual(
    [],
  );
};

/** The form says how many answers are missing, offers an address, and tells that the request was sent. */
const sendRequest = async ({ press, pressUntil, type, goTo }: Listener, language: Language) => {
  const texts = dialogTexts[language];
  const field = (name: keyof typeof texts.fields) => texts.fields[name as 'name'];
  await goTo(site + pathOf('contact', language));
  await press('ctrl+Home');
  await pressUntil('b', contactTexts[language].promotion.button);
  await press('Return', texts.title);
  await press('Tab', texts.toasts.close);
  await press('Tab', field('name'));
  const refused = await press('Return', texts.errors.nameRequired);
  const required = Object.values(fields).filter(({ required }) => required).length;
  expect(refused.join(' ')).toContain(texts.attention_other.replace('{{count}}', String(required - 1)));
  const values = answers();
  await type(values.name);
  await press('Tab', field('email'));
  await type('ada@gmial.com');
  await press('Tab', texts.didYouMean.replace('{{address}}', 'ada@gmail.com'));
  await pressUntil('Tab', field('project_type'));
  await press('Down');
  await press('Tab', field('budget_range'));
  await press('Down');
  await press('Tab', field('message'));
  await type(values.message.replaceAll('\n', ' '));
  await pressUntil('Tab', texts.submit.wide);
  const sent = await press('Return', texts.toasts.success.text.slice(0, 20));
  const title = texts.toasts.success.title.replace(/^\W+/u, '');
  expect(sent.filter((line) => line.includes(plain(title)))).toHaveLength(1);
  expect(sent.join(' ')).not.toContain('party popper');
};

const journeys = { readHome, changePages, sendRequest };

test.for(languages)(
  'a visitor who listens in %s reads, changes pages and sends a request',
  {
    timeout: 900_000,
  },
  async (language) => {
    await wakeFunctions();
    const listener = await listenTo(site + pathOf('home', language));
    try {
      for (const journey of Object.values(journeys)) await journey(listener, language);
    } finally {
      mkdirSync(logs, { recursive: true });
      writeFileSync(join(logs, `${language}.log`), `${listener.log.join('\n')}\n`);
      await listener.close();
    }
  },
);
