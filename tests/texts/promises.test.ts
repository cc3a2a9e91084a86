import { type Language, languages } from '@helvardar/shared/languages';
import { answerHours } from '@helvardar/shared/promise';
import { describe, expect, test } from 'vitest';
import { serviceIds } from '../../web/src/routing/routes.ts';
import { rowsOf } from '../support/behaviour.ts';
import { everyText, nameOf, textsIn } from './everyText.ts';

interface Wording {
  /** Matches every text that makes the promise. */
  claim: RegExp;
  /** Matches the words that say what exactly is promised. */
  meaning: RegExp;
}

/** The promises to customers. The keys are the first column of docs/behaviour.md, 1.1. */
const promises: Record<string, Record<Language, Wording>> = {
  '24/7': {
    en: { claim: /24\/7|around the clock|day or night|^support,/, meaning: /if agreed in the contract/i },
    de: { claim: /24\/7|rund um die Uhr|^Support,/, meaning: /wenn vertraglich vereinbart/i },
    fr: { claim: /24\/7|24 h\/24|de jour comme de nuit|^assistance,/, meaning: /si le contrat le prévoit/i },
  },
  '99.9% uptime': {
    en: { claim: /99\.9%/, meaning: /on systems we operate/i },
    de: { claim: /99,9 %/, meaning: /Systeme, die wir betreiben/ },
    fr: { claim: /99,9 %/, meaning: /(?:pour l|d)es systèmes que nous exploitons|en infogérance/i },
  },
  '100% success rate': {
    en: { claim: /100%/, meaning: /each completed project met the agreed goal/i },
    de: { claim: /100 %/, meaning: /jedes abgeschlossene Projekt erreichte das vereinbarte Ziel/i },
    fr: { claim: /100 % de réussite/, meaning: /chaque projet achevé a atteint l’objectif convenu/i },
  },
  '200%+, 150%+, 300%+, 95%+': {
    en: {
      claim: /^Growth\b/,
      meaning: /individual clients.* start of our work; satisfaction as our clients/,
    },
    de: { claim: /^Wachstum\b/, meaning: /einzelner.* Beginn unserer Arbeit; Zufriedenheit nach Angaben/ },
    fr: { claim: /^Croissance\b/, meaning: /certains clients.* notre travail ; satisfaction exprimée par/ },
  },
  'Confirmation by e-mail': {
    en: {
      claim: /(?:receive|get) a confirmation/,
      meaning: /You will usually receive a confirmation by email\./,
    },
    de: { claim: /Bestätigung per/, meaning: /In der Regel erhalten Sie eine Bestätigung per E-Mail\./ },
    fr: {
      claim: /vous recevez une confirmation/,
      meaning: /En règle générale, vous recevez une confirmation par e-mail\./,
    },
  },
  'Change of mind': {
    en: { claim: /change your mind|can stop|whether to go on/, meaning: /after each stage/i },
    de: { claim: /anders zu überlegen|Projekt .*beenden|ob es weitergeht/, meaning: /nach jeder Etappe/i },
    fr: { claim: /changer d’avis|arrêter un projet|vous décidez de la suite/, meaning: /après chaque étape/ },
  },
  Notice: {
    en: {
      claim: /months’ notice/,
      meaning: /with three months’ notice to the end of a month, unless otherwise agreed/,
    },
    de: {
      claim: /Frist von|Kündigungsfrist/,
      meaning: /drei Monaten? auf ein Monatsende.*, sofern nichts anderes vereinbart ist/,
    },
    fr: {
      claim: /préavis/,
      meaning: /préavis .*de trois mois pour la fin d’un mois, sauf convention contraire/,
    },
  },
  Price: {
    en: { claim: /outlines the rest/, meaning: /price of the first stage/ },
    de: { claim: /Ausblick auf den Rest/, meaning: /Preis der ersten Etappe/ },
    fr: { claim: /esquisse la suite/, meaning: /prix de la première étape/ },
  },
  'Pay for use': {
    en: { claim: /only for what you use/, meaning: /you pay the provider only for what you use/i },
    de: { claim: /bezahlen Sie nur, was/, meaning: /dem Anbieter bezahlen Sie nur, was Sie nutzen/i },
    fr: { claim: /votre consommation/, meaning: /vous ne payez au fournisseur que votre consommation/i },
  },
  'Partner company': {
    en: { claim: /sees? .*only if you agree/, meaning: /\{\{partner\}\} sees .*only if you agree/ },
    de: { claim: /sieht .*wenn Sie einverst/, meaning: /\{\{partner\}\} .*nur, wenn Sie/ },
    fr: {
      claim: /société partenaire .*voit|\{\{partner\}\} ne voit/,
      meaning: /\{\{partner\}\} .*sans votre accord/,
    },
  },
  'Colleagues in Skopje': {
    en: {
      claim: /in Skopje see\b/,
      meaning: /see settings and logs[,;] .*data .*only where a task requires it/,
    },
    de: {
      claim: /Einstellungen und Protokolle/,
      meaning: /Einstellungen und Protokolle, Daten .*nur, wo eine Aufgabe es verlangt/,
    },
    fr: {
      claim: /Skopje voient/,
      meaning: /voient les réglages et les journaux(?:,| ;) .*données .*si une tâche l’exige/,
    },
  },
  'Screen readers': {
    en: {
      claim: /with (?:a|one) screen reader|usable with/i,
      meaning: /screen reader \(Orca with Firefox\)/,
    },
    de: {
      claim: /mit einem (?:einzigen )?Screenreader|bedienbar mit/i,
      meaning: /Screenreader (?:an )?\(Orca mit Firefox\)/,
    },
    fr: {
      claim: /avec un (?:seul )?lecteur|utilisable au clavier/i,
      meaning: /lecteur d’écran \(Orca avec Firefox\)/,
    },
  },
};

// The table starts with two header lines.
const rows = rowsOf('1.1')
  .slice(2)
  .map(([promise = '', , where = '']) => ({
    promise,
    files: [
      ...[...where.matchAll(/`(\w+)`/g)].map(([, file = '']) => file),
      ...(where.includes('each service') ? serviceIds : []),
    ].toSorted(),
  }));

/**
 * Groups texts by the parent of their keys, so that a title and the text beside it are one group. Leaves out toasts:
 * docs/behaviour.md, 8, fixes their words, so they cannot contain the meaning of a promise.
 */
const groupsIn = (language: Language) => {
  const texts = textsIn(language).filter(({ key }) => !key.startsWith('toasts'));
  const groups = Map.groupBy(texts, ({ namespace, key }) => `${namespace}: ${key.replace(/\.?[^.]+$/, '')}`);
  return [...groups.values()].map((group) => ({
    file: group[0]?.namespace ?? '',
    lines: group.map(({ text }) => text.replaceAll(/[\u00a0\u202f]/g, ' ')),
  }));
};

test('the table and this test name the same promises', () => {
  expect(rows.map(({ promise }) => promise)).toEqual(Object.keys(promises));
});

describe.each(languages)('in %s', (language) => {
  const groups = groupsIn(language);

  test.each(rows)(
    'the promise “$promise” has its one meaning, in the files of the table',
    ({ promise, files }) => {
      const { claim, meaning } = promises[promise]?.[language] ?? {};
      if (!claim || !meaning) throw new Error(`Expected the words of ${promise} in ${language}, found none`);
      const claiming = groups.filter(({ lines }) => lines.some((line) => claim.test(line)));
      expect(claiming.filter(({ lines }) => !lines.some((line) => meaning.test(line)))).toEqual([]);
      expect([...new Set(claiming.map(({ file }) => file))].toSorted()).toEqual(files);
    },
  );

  test('a file says at most once that 24/7 needs a contract', () => {
    const { meaning } = promises['24/7']?.[language] ?? {};
    const saying = textsIn(language).filter(({ text }) =>
      meaning?.test(text.replaceAll(/[\u00a0\u202f]/g, ' ')),
    );
    const files = saying.map(({ namespace }) => namespace);
    expect(files.toSorted()).toEqual([...new Set(files)].toSorted());
  });

  test('the figure 24/7 of the statistics has the meaning of the promise', () => {
    const label = textsIn(language).find(({ key }) => key === 'statistics.items.support');
    expect(label?.text).toMatch(promises['24/7']?.[language].meaning ?? /^$/);
  });
});

test('only the offering of the partnership is called outsourcing', () => {
  const found = everyText.filter(({ text }) =>
    /outsourcing|externalisation|nearshore specialist|Nearshore-Fach|renforts? nearshore/i.test(text),
  );
  expect(found.map(nameOf)).toEqual(
    languages.map((language) => `${language}/about: partnership.offerings.outsourcing.title`).toSorted(),
  );
});

test('no policy promises a new date', () => {
  expect(everyText.filter(({ text }) => /its date|ihr Datum|sa date/.test(text)).map(nameOf)).toEqual([]);
});

test('the project type Other names what the list of the form lacks', () => {
  const hints = languages.map(
    (language) => textsIn(language).find(({ key }) => key === 'projectTypes.other')?.text,
  );
  expect(hints).toEqual([
    expect.stringMatching(/app, data, infrastructure, support, consulting, nearshore/),
    expect.stringMatching(/App, Daten, Infrastruktur, Support, Beratung, Nearshore/),
    expect.stringMatching(/app, données, infrastructure, support, conseil, nearshore/),
  ]);
});

test('every text that names hours promises an answer in the hours of the e-mails, in each language', () => {
  // The privacy policy names hours for which data are kept.
  const hours = everyText
    .filter(({ namespace }) => namespace !== 'privacyPolicy')
    .flatMap(({ language, text }) =>
      [...text.matchAll(/(\d+)[\s\u00a0\u202f-]*(?:hours?|Stunden?|heures?)\b/gi)].map(
        ([, count]) => `${language} ${count}`,
      ),
    );
  expect(new Set(hours)).toEqual(new Set(languages.map((language) => `${language} ${answerHours}`)));
  const [, documented] = rowsOf('9').find(([what]) => what?.startsWith('Promised: reply')) ?? [];
  expect(documented).toMatch(new RegExp(`^${answerHours} hours,`));
});
