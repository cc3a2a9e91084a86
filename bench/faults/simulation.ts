import { setTimeout as wait } from 'node:timers/promises';
import type { DocumentData, Firestore } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { Random } from 'random';
import { mailId } from '../../functions/src/mail/mailDocument.ts';
import { minute } from '../../functions/src/time.ts';
import { collections } from '../../shared/collections.ts';
import type { Fault } from '../../tests/support/functions/mailServer.ts';
import { notificationSettings } from '../../tests/support/functions/notificationSettings.ts';
import { newRequestId } from '../../web/src/consultation/sending/requestId.ts';
import { startClock } from './clock.ts';
import { mostAtOnce, type Product, product, startPlatform } from './platform.ts';
import { attemptMilliseconds, startSending } from './sending.ts';
import { type Chances, newTrouble } from './trouble.ts';
import { type Evidence, requestsIn } from './verdict.ts';
import { newVisitors } from './visitors.ts';
import { newVisits, type Visit } from './visits.ts';

interface Run {
  /** A database in the emulator, for this simulation alone. */
  firestore: Firestore;
  requests: number;
  seed: number;
  product?: Product;
  chances?: Chances;
  /** By default all faults of the mail server. */
  smtpFaults?: Fault[] | undefined;
  say?: (text: string) => void;
}

const usualChances = { smtp: 0.25, write: 0.04 };
/** The number of concurrent visitors in a turn of the simulation. */
const visitorsInTurn = { usual: 5, outage: 20 };
/** The number of turns from one outage to the next. */
const turnsToOutage = 12;
/** Minutes from the last visitor to the end of the faults. */
const minutesOfFaults = 2 * 60;
/** The maximum number of minutes from the last visitor to the end of the simulation. */
const mostMinutes = 6 * 24 * 60;

/** Whether a waiting e-mail must be handled by hand. */
const isForPerson = ({ kind, repeated, delivery }: DocumentData) =>
  kind !== 'visitor' &&
  (delivery?.state === 'ERROR' || (repeated === true && delivery?.state === 'PROCESSING'));

/** Starts everything that a simulation consists of. Firestore's emulator and SMTP are real; the rest is simulated. */
const startWorld = async ({ firestore, requests, seed, product: tried = product, ...run }: Run) => {
  const random = new Random(seed);
  const visits = newVisits(random, requests);
  const perSource = Math.max(3, Math.ceil(requests / 50));
  const clock = startClock();
  const { write } = logger;
  logger.write = () => {};
  const trouble = newTrouble(random, run.chances ?? usualChances);
  const { server, send, result } = await startSending(trouble, run.smtpFaults);
  const settings = notificationSettings(firestore, { teamPerSource: perSource });
  const delivery = { send, attemptMilliseconds };
  const platform = startPlatform(trouble, { firestore, tried, settings, delivery });
  const of = (event: Visit['event']) => visits.filter((visit) => visit.event === event);
  const inTheWay = of('inTheWay').map(({ submission }) => submission.request_id);
  return {
    ...{
      firestore,
      visits,
      of,
      perSource,
      clock,
      trouble,
      server,
      result,
      platform,
      say: run.say ?? (() => {}),
    },
    visitors: newVisitors(trouble, platform, settings, tried.answer),
    inTheWay,
    /** The ids of the `inTheWay` requests that no e-mail to the team mentions. */
    untold: () => {
      const told = server.messages.flatMap(({ to, content }) =>
        to === settings.teamAddress ? requestsIn(content) : [],
      );
      return inTheWay.filter((id) => !told.includes(id));
    },
    stop: async () => {
      platform.stop();
      await server.close();
      logger.write = write;
      clock.stop();
    },
  };
};
type World = Awaited<ReturnType<typeof startWorld>>;

/** Many requests by a script, all at one moment, and documents that hold no valid request. */
const scriptAttacks = async ({ firestore, of, visitors }: World) => {
  const moment = new Date();
  const byScript = of('script');
  for (let next = 0; next < byScript.length; next += mostAtOnce)
    await Promise.all(byScript.slice(next, next + mostAtOnce).map((visit) => visitors.insert(visit, moment)));
  const stored = firestore.collection(collections.requests);
  for (const created_at of [moment, 'yesterday', null])
    await stored.doc(newRequestId()).create({ name: 'by hand', created_at });
};

/** All visitors send their requests, a few at once, while the platform has outages. */
const visitAll = async (world: World) => {
  const { firestore, visits, trouble, platform, visitors, server, say } = world;
  const mails = firestore.collection(collections.mail);
  for (const id of world.inTheWay)
    await mails.doc(mailId(id, 'team')).create({ kind: 'team', delivery: { state: 'ERROR' } });
  let left = visits.filter(({ event }) => event !== 'script');
  for (let turn = 1; left.length > 0; turn++) {
    const isOutage = turn % turnsToOutage === 0;
    if (isOutage) trouble.outage = turn % (2 * turnsToOutage) === 0 ? 'functions absent' : 'events lost';
    const now = left.slice(0, isOutage ? visitorsInTurn.outage : visitorsInTurn.usual);
    for (const visit of now) if (!visit.storedAt) platform.start(visitors.operate(visit));
    const isDone = await Promise.all(now.map(visitors.visitOnce));
    left = [...left.slice(now.length), ...now.filter((_, index) => !isDone[index])];
    if (turn === 6) await scriptAttacks(world);
    if (isOutage) {
      trouble.outage = undefined;
      say(`${left.length} requests left, ${server.messages.length} e-mails taken`);
    }
    if (turn % 8 === 0) platform.start(platform.reconciled());
    platform.emitAgain();
    while (platform.active() > mostAtOnce) await wait(10);
  }
  await platform.allWorkDone();
};

/** Advances the clock until only work for a person is left, at most `mostMinutes`. The faults end before. */
const letTimePass = async ({ trouble, clock, platform, untold, say }: World) => {
  let left = 0;
  let waiting: DocumentData[] = [];
  for (let minutes = 0; minutes < mostMinutes; minutes += 15) {
    trouble.isOn = minutes < minutesOfFaults;
    clock.jump(15 * minute);
    platform.emitAgain();
    const report = await platform.reconciled();
    left = report.left;
    await platform.allWorkDone();
    waiting = platform.waiting();
    say(`${minutes + 15} minutes later: ${waiting.length} e-mails wait, ${report.overdue} are overdue`);
    const isOver =
      report.overdue === 0 && waiting.every(isForPerson) && left >= waiting.length + untold().length;
    if (minutes > minutesOfFaults && isOver) break;
  }
  return { left, waiting };
};

/** Sends requests through the functions' code while faults happen at random. */
export const simulate = async (run: Run) => {
  const world = await startWorld(run);
  await visitAll(world);
  const { left, waiting } = await letTimePass(world);
  await world.stop();
  const untold = world.untold();
  const forPerson = waiting.filter(isForPerson);
  const evidence: Evidence = {
    ...world.result(),
    troubles: world.trouble.times,
    forPerson: new Set([...forPerson.flatMap(({ request_ids }) => request_ids as string[]), ...untold]),
    remaining: await remainingOf(
      world.of('erased').filter(({ endedAt }) => endedAt),
      world.firestore,
    ),
    perSource: world.perSource,
  };
  return {
    visits: world.visits,
    evidence,
    /**
     * The number of e-mails that wait although no person must handle them, plus the number of e-mails and requests that
     * a person must handle but reconciliation does not count as left to a person.
     */
    stuck: waiting.length - forPerson.length + Math.max(0, forPerson.length + untold.length - left),
  };
};

/** The e-mail addresses that are still stored after their requests were erased. */
const remainingOf = async (erased: readonly Visit[], firestore: Firestore): Promise<Set<string>> => {
  const all = await Promise.all(
    [collections.requests, collections.mail].map((name) => firestore.collection(name).get()),
  );
  const texts = all.flatMap(({ docs }) => docs).map((document) => JSON.stringify(document.data()));
  const addresses = erased.map(({ submission }) => submission.email);
  return new Set(addresses.filter((address) => texts.some((text) => text.includes(address))));
};
