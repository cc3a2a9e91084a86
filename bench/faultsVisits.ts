import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { root } from '../emulators/paths.ts';
import { post, type Ways } from '../emulators/ways.ts';
import type { Submission } from '../shared/consultationRequest.ts';
import { newSubmission } from '../tests/functions/submissions.ts';
import type { Chance } from './chance.ts';
import type { Trouble } from './faultsTrouble.ts';

/** A request that a visitor sends. */
export interface Visit {
  submission: Submission;
  /** Milliseconds since 1970. */
  since: number;
  /** What it met on its way, by the names of the table's rows. */
  met: Set<string>;
  /** The request that said the same words a moment earlier. */
  repeats?: Visit;
}

/** The calls of a page; each says whether its answer was the good one. */
interface Calls {
  insert: () => Promise<boolean>;
  direct: () => Promise<boolean>;
  rewrite: () => Promise<boolean>;
  /** The callable, whose answer does not arrive. */
  unanswered: () => Promise<boolean>;
  pause: () => Promise<void>;
}

const asThePage = async ({ insert, direct, rewrite }: Calls): Promise<boolean> => {
  const stored = await insert();
  return (await direct()) || (await rewrite()) || stored;
};

/** The ways that a request takes; each says whether the page could show success. */
const habits = {
  'insert, then callable': asThePage,
  'insert alone': ({ insert }) => insert(),
  'callable alone': ({ direct }) => direct(),
  'rewrite alone': ({ rewrite }) => rewrite(),
  'all ways at once': async ({ insert, direct, rewrite }) =>
    (await Promise.all([insert(), direct(), rewrite(), direct()])).some(Boolean),
  'same id again': async (calls) => {
    const first = await asThePage(calls);
    await calls.pause();
    return (await asThePage(calls)) || first;
  },
  'answer lost': async ({ insert, unanswered, rewrite, direct }) => {
    const stored = await insert();
    await unanswered();
    return (await rewrite()) || (await direct()) || stored;
  },
} as const satisfies Record<string, (calls: Calls) => Promise<boolean>>;
export const habitNames = Object.keys(habits) as (keyof typeof habits)[];

/** What visitors of an open tab send after a release: recorded payloads, as far as there are any. */
const earlier: Submission[] = globSync(join(root, 'tests/releases/*.json')).map(
  (file) => JSON.parse(readFileSync(file, 'utf8')).submission,
);

const characters = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789';

/** A visitor whose mailbox does not exist. */
export const isRefused = (address: string): boolean => address.startsWith('refused.');

/** Requests as visitors make them, the same again for the same seed. */
export const newVisits = (chance: Chance, number: number): Visit[] => {
  const visits: Visit[] = [];
  while (visits.length < number) {
    const request_id = Array.from({ length: 20 }, () => chance.pick([...characters])).join('');
    const met = new Set<string>();
    const visit: Visit = { submission: newSubmission({ request_id }), since: 0, met };
    if (earlier.length > 0 && chance.happens(0.1)) {
      met.add('payload of an earlier release');
      visit.submission = { ...chance.pick(earlier), request_id };
    }
    if (chance.happens(0.03)) met.add('no such mailbox');
    const first = visits.at(-chance.pick([3, 8, 15]));
    if (first && !first.repeats && chance.happens(0.06)) {
      met.clear();
      met.add('same words, new id');
      visit.repeats = first;
      visit.submission = { ...first.submission, request_id };
    } else {
      const local = `${met.has('no such mailbox') ? 'refused.' : ''}${request_id.toLowerCase()}`;
      visit.submission.email = `${local}@example.com`;
      visit.submission.message += `\n${request_id}`;
    }
    visits.push(visit);
  }
  return visits;
};

/** Sends a request until the page could show success, as its outbox does. */
export const send = async (visit: Visit, ways: Ways, trouble: Trouble, chance: Chance): Promise<void> => {
  const { submission, met } = visit;
  const network = `10.${Math.floor(chance.between(0, 256))}.${Math.floor(chance.between(0, 256))}.1`;
  const called = async (address: string, patience = 12_000): Promise<boolean> => {
    await trouble.gate();
    if (trouble.stretch) met.add(trouble.stretch);
    if (trouble.stretch === 'functions absent') return false;
    const headers = { 'x-forwarded-for': network };
    return post({ data: submission }, address, headers, AbortSignal.timeout(patience)).then(
      ({ status }) => status === 200,
      () => false,
    );
  };
  const calls: Calls = {
    insert: async () => {
      await trouble.gate();
      if (trouble.stretch) met.add(trouble.stretch);
      // Refused where another call has stored it already.
      return (await ways.insert(submission)) === 200;
    },
    direct: () => called(ways.addresses.direct),
    rewrite: () => called(ways.addresses.rewrite),
    unanswered: () => called(ways.addresses.direct, Math.round(chance.between(5, 600))),
    pause: () => wait(chance.between(100, 3_000)),
  };
  const habit = chance.pick(habitNames);
  met.add(habit);
  visit.since = Date.now();
  for (let accepted = await habits[habit](calls); !accepted; accepted = await asThePage(calls))
    await wait(1_000);
  if (chance.happens(0.1)) {
    met.add('event delivered twice');
    for (let copy = 0; copy < 2; copy++) ways.requestEvent(submission, trouble.generation).catch(() => {});
  }
};
