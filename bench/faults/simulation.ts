import { setTimeout as wait } from 'node:timers/promises';
import type { DocumentData, Firestore } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { Random } from 'random';
import { answerSubmission } from '../../functions/src/consultation/answerSubmission.ts';
import { handleStoredRequest } from '../../functions/src/consultation/handleStoredRequest.ts';
import { deliver } from '../../functions/src/mail/deliver.ts';
import { mailId } from '../../functions/src/mail/mailDocument.ts';
import { reconcile } from '../../functions/src/reconciliation/reconcile.ts';
import { minute } from '../../functions/src/time.ts';
import { collections } from '../../shared/collections.ts';
import type { Fault } from '../../tests/support/functions/mailServer.ts';
import { teamMailSettings } from '../../tests/support/functions/teamMailSettings.ts';
import { newRequestId } from '../../web/src/consultation/sending/requestId.ts';
import { startClock } from './clock.ts';
import { mostAtOnce, type Product, startPlatform } from './platform.ts';
import { attemptMilliseconds, startSending } from './sending.ts';
import { startTrouble, type Trouble } from './trouble.ts';
import { type Evidence, requestsIn } from './verdict.ts';
import { newVisitors } from './visitors.ts';
import { newVisits, type Visit } from './visits.ts';

export const product: Product = { answer: answerSubmission, handle: handleStoredRequest, deliver, reconcile };

interface Run {
  /** A database in the emulator, for this simulation alone. */
  firestore: Firestore;
  requests: number;
  seed: number;
  product?: Product;
  chances?: Trouble['chances'];
  /** By default all faults of the mail server. */
  smtpFaults?: Fault[] | undefined;
  say?: (text: string) => void;
}

const unlimited = 1_000_000;
const usualChances = { smtp: 0.25, write: 0.04 };
/** The number of concurrent visitors in a turn of the simulation. */
const visitorsInTurn = { usual: 5, outage: 20 };
/** The number of turns from one outage to the next. */
const turnsToOutage = 12;
/** Minutes from the last visitor to the end of the faults. */
const minutesOfFaults = 2 * 60;
/** The maximum number of minutes from the last visitor to the end of the simulation. */
const mostMinutes = 12 * 60;

/** Whether a waiting e-mail must be handled by hand. */
const isForPerson = ({ kind, repeated, delivery }: DocumentData) =>
  kind !== 'visitor' &&
  (delivery?.state === 'ERROR' || (repeated === true && delivery?.state === 'PROCESSING'));

/**
 * Sends requests through the functions' code while faults happen at random. Then advances the clock until only work for
 * a person is left. Firestore's emulator and SMTP are real; platform, visitors and operators are simulated.
 */
export const simulate = async ({
  firestore,
  requests,
  seed,
  product: tried = product,
  chances = usualChances,
  smtpFaults,
  say = () => {},
}: Run) => {
  const random = new Random(seed);
  const visits = newVisits(random, requests);
  const perSource = Math.max(3, Math.ceil(requests / 50));
  const clock = startClock();
  const { write } = logger;
  logger.write = () => {};
  const trouble = startTrouble(random, chances);
  const { server, send, result } = await startSending(trouble, smtpFaults);
  const settings = {
    ...teamMailSettings,
    firestore,
    answerHours: 0,
    directHourlyLimit: unlimited,
    limits: {
      team: unlimited,
      teamPerSource: perSource,
      storedPerSource: unlimited,
      storedPerHour: unlimited,
      confirmations: unlimited,
      confirmationsPerSource: unlimited,
      confirmationsPerMailbox: unlimited,
    },
  };
  const platform = startPlatform(trouble, {
    firestore,
    product: tried,
    settings,
    delivery: { send, attemptMilliseconds },
  });
  const { insert, visitOnce, operate } = newVisitors(trouble, platform, settings, tried.answer);

  const people = visits.filter(({ event }) => event !== 'script');
  const byScript = visits.filter(({ event }) => event === 'script');
  const inTheWay = visits
    .filter(({ event }) => event === 'inTheWay')
    .map(({ submission }) => submission.request_id);
  for (const id of inTheWay)
    await firestore
      .collection(collections.mail)
      .doc(mailId(id, 'team'))
      .create({ kind: 'team', delivery: { state: 'ERROR' } });
  let left = people;
  for (let turn = 1; left.length > 0; turn++) {
    if (turn % turnsToOutage === 0)
      trouble.outage = turn % (2 * turnsToOutage) === 0 ? 'functions absent' : 'events lost';
    const visitors = left.slice(0, trouble.outage ? visitorsInTurn.outage : visitorsInTurn.usual);
    for (const visit of visitors) if (!visit.storedAt) platform.start(operate(visit));
    const isDone = await Promise.all(visitors.map(visitOnce));
    left = [...left.slice(visitors.length), ...visitors.filter((_, index) => !isDone[index])];
    if (turn === 6) {
      const moment = new Date();
      for (let next = 0; next < byScript.length; next += mostAtOnce)
        await Promise.all(byScript.slice(next, next + mostAtOnce).map((visit) => insert(visit, moment)));
      // None of these documents holds a valid request.
      for (const created_at of [moment, 'yesterday', null])
        await firestore
          .collection(collections.requests)
          .doc(newRequestId())
          .create({ name: 'by hand', created_at });
    }
    if (turn % turnsToOutage === 0) {
      trouble.outage = undefined;
      say(`${left.length} requests left, ${server.messages.length} e-mails taken`);
    }
    if (turn % 8 === 0) platform.start(platform.reconciled());
    platform.emitAgain();
    while (platform.active() > mostAtOnce) await wait(10);
  }
  await platform.allWorkDone();

  /**
   * The ids of the `inTheWay` requests that are not mentioned in any e-mail to the team. A request is `inTheWay` if its
   * e-mail document existed before the request.
   */
  const untold = () => {
    const told = server.messages.flatMap(({ to, content }) =>
      to === settings.teamAddress ? requestsIn(content) : [],
    );
    return inTheWay.filter((id) => !told.includes(id));
  };
  let overdue = 0;
  let waiting: DocumentData[] = [];
  for (let minutes = 0; minutes < mostMinutes; minutes += 15) {
    trouble.isOn = minutes < minutesOfFaults;
    clock.jump(15 * minute);
    platform.emitAgain();
    overdue = (await platform.reconciled()).overdue;
    await platform.allWorkDone();
    waiting = platform.waiting();
    say(`${minutes + 15} minutes later: ${waiting.length} e-mails wait, ${overdue} are overdue`);
    const isOver = waiting.every(isForPerson) && overdue >= waiting.length + untold().length;
    if (minutes > minutesOfFaults && isOver) break;
  }
  platform.stop();
  await server.close();
  logger.write = write;
  clock.stop();

  const seen = waiting.filter(isForPerson).flatMap(({ request_ids }) => request_ids as string[]);
  const evidence: Evidence = {
    ...result(),
    troubles: trouble.times,
    forPerson: new Set([...seen, ...untold()]),
    remaining: await remainingOf(
      visits.filter(({ event, endedAt }) => event === 'erased' && endedAt),
      firestore,
    ),
    perSource,
  };
  const mustBeSeen = waiting.filter(isForPerson).length + untold().length;
  return {
    visits,
    evidence,
    /**
     * The number of e-mails that wait although no person must handle them, plus the number of e-mails and requests that
     * a person must handle but reconciliation does not count as overdue.
     */
    stuck: waiting.filter((mail) => !isForPerson(mail)).length + Math.max(0, mustBeSeen - overdue),
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
