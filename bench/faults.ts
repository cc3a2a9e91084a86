import { setTimeout as wait } from 'node:timers/promises';
import { Command } from 'commander';
import type { DocumentData } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { Random } from 'random';
import { build } from '../emulators/build.ts';
import { runCommand } from '../emulators/command.ts';
import { suites } from '../emulators/configuration.ts';
import { requireEverything } from '../emulators/requirements.ts';
import { startSuite } from '../emulators/suite.ts';
import { firstLook } from '../functions/src/mail/mailDocument.ts';
import { databaseOf } from '../operations/database.ts';
import { reconcileOnce } from '../operations/reconciliation.ts';
import { collections } from '../shared/collections.ts';
import { startMailServer } from '../tests/support/functions/mailServer.ts';
import { clientOf } from '../tests/support/functions/suiteClient.ts';
import { faultBehind, killOne, type Stretch, smtpFaults, switchTriggers } from './faultsTrouble.ts';
import { judge, report, type Taken } from './faultsVerdict.ts';
import { isRefused, newVisits, send } from './faultsVisits.ts';
import { count } from './figure.ts';

const { requests, seed } = new Command('npm run bench:faults --')
  .description('Sends requests through the emulator suite while everything fails at random.')
  .option('--requests <number>', 'how many', count, 1_000)
  .option('--seed <number>', 'what happens to which request', count, 1 + (Date.now() % 1_000_000))
  .parse()
  .opts<{ requests: number; seed: number }>();

const suite = suites.faults;
const minute = 60_000;
/** Visitors at once; every twelfth time more of them, while events are lost or functions absent. */
const crowd = { usual: 5, inTrouble: 20 };
/** New e-mails that may wait to be picked up before the next visitors come. */
const backlog = 16;

const isOrdered = ({ delivery }: DocumentData) => !delivery || delivery.state === 'RETRY';
const isHeld = ({ delivery }: DocumentData) =>
  delivery?.state === 'PROCESSING' && delivery.leaseExpireTime.toMillis() > Date.now();
const isPostponed = ({ delivery, due_at }: DocumentData) =>
  delivery?.state === 'PENDING' && due_at.toMillis() < Date.now();
/** An older one waits for reconciliation, as its event was lost. */
const isFresh = ({ delivery, due_at }: DocumentData) =>
  !delivery && due_at.toMillis() - firstLook > Date.now() - 20_000;
/** Nobody holds it, and it may have arrived. */
const isUnknown = ({ delivery }: DocumentData) =>
  delivery?.handedOver === true &&
  (delivery.state === 'PROCESSING' || (delivery.state === 'ERROR' && delivery.trouble === 'connection'));
/** The team's e-mail after its one repetition, when that ended unknown too: people are told that it is overdue. */
const isForAPerson = (mail: DocumentData) => mail['repeated'] === true && isUnknown(mail);

/** Sends all requests to the emulators of the process `pid`, lets everything come to its end and judges it. */
const run = async (pid: number): Promise<number> => {
  const database = await databaseOf({ suite: suite.name });
  const { firestore } = database;
  const random = new Random(seed);
  const visits = newVisits(random, requests);
  const client = clientOf(suite);
  const start = Date.now();
  const say = (text: string) => console.log(`${Math.round((Date.now() - start) / 1_000)} s: ${text}`);

  const messages: Taken[] = [];
  const kills: number[] = [];
  /** Minutes by which reconciliation is shown a later time. */
  let ahead = 0;
  let isTroubled = true;
  const perhapsKill = async (chance: number) => {
    if (isTroubled && random.float() < chance && (await killOne(pid, random))) kills.push(Date.now());
  };
  await startMailServer({
    port: suite.ports.smtp,
    refuses: isRefused,
    nextFault: () => (isTroubled && random.float() < 0.25 ? random.choice(smtpFaults) : undefined),
    onMessage: (message) => {
      messages.push({ ...message, shownTime: message.takenAt + ahead * minute });
      perhapsKill(0.1).catch(console.error);
    },
  });

  const mails = new Map<string, DocumentData>();
  const which = (isSo: (mail: DocumentData) => boolean) => [...mails].filter(([, mail]) => isSo(mail));
  let stretch: Stretch;
  /** How often the triggers were switched on again, which gives them new names. */
  let generation = 0;
  const deliverAgain = (id: string) => {
    if (!stretch) client.mailEvent(id, generation).catch(() => {});
  };
  let changedAt = Date.now();
  firestore.collection(collections.mail).onSnapshot((snapshot) => {
    changedAt = Date.now();
    for (const { doc } of snapshot.docChanges()) {
      const mail = doc.data();
      mails.set(doc.id, mail);
      // A second delivery of its event, mostly before the emulator's own, which hands on one after the other.
      if (isOrdered(mail) && random.float() < 0.7) deliverAgain(doc.id);
      const { state, error } = mail['delivery'] ?? {};
      if (state !== 'PENDING' || !error) continue;
      for (const { submission, met } of visits)
        if (mail['request_ids'].includes(submission.request_id)) met.add(faultBehind(error));
    }
  });
  const unknown = new Map<string, string>();
  /** Waits until nothing changes any more and no lease runs; where something is ordered, events may be late or lost. */
  const rest = async () => {
    const silence = () => (which(isOrdered).length > 0 ? 60_000 : 5_000);
    while (which(isHeld).length > 0 || Date.now() - changedAt < silence()) await wait(500);
    for (const [id, { delivery }] of which(isUnknown)) if (!unknown.has(id)) unknown.set(id, delivery.state);
  };

  const sendAll = async (): Promise<false> => {
    let left = visits;
    for (let turn = 1; left.length > 0; turn++) {
      while (which(isFresh).length > backlog) await wait(200);
      if (turn % 12 === 0) {
        stretch = turn % 24 === 0 ? 'functions absent' : 'events lost';
        await switchTriggers(suite, 'disable');
      }
      const visitors = left.slice(0, stretch ? crowd.inTrouble : crowd.usual);
      const before = kills.length;
      const [, ...isDone] = await Promise.all([
        perhapsKill(0.5),
        ...visitors.map((visit) => send(visit, client, stretch)),
      ]);
      for (const { submission, met } of visitors) {
        if (kills.length > before) met.add('process killed beside it');
        for (let copy = 0; copy < 2 && met.has('event delivered twice'); copy++)
          client.requestEvent(submission, generation).catch(() => {});
      }
      left = [...left.slice(visitors.length), ...visitors.filter((_, index) => !isDone[index])];
      if (!stretch) continue;
      await switchTriggers(suite, 'enable');
      generation += 1;
      stretch = undefined;
      say(`${left.length} requests left, ${messages.length} e-mails taken, ${kills.length} processes killed`);
    }
    return false;
  };
  const sending = sendAll();
  while (await Promise.race([sending, wait(2_000, true)])) {
    await reconcileOnce(database);
    // The platform's own redelivery, which the emulator leaves out.
    for (const [id] of which(isPostponed).slice(0, 1)) deliverAgain(id);
  }
  await rest();

  let waiting: DocumentData[] = [];
  let overdue = 0;
  for (ahead = 20; ahead < 20 * 60; ahead += 70) {
    // The mail server goes on to fail for two hours.
    isTroubled = ahead < 120;
    const done = await reconcileOnce(database, new Date(Date.now() + ahead * minute));
    say(`${ahead} minutes later: ${JSON.stringify(done)}, ${kills.length} processes killed`);
    await rest();
    overdue = done.overdue;
    waiting = which(({ due_at }) => due_at !== undefined).map(([, mail]) => mail);
    if (waiting.every(isForAPerson)) break;
  }
  const { docs } = await firestore.collection(collections.ledger).get();
  const ledger = new Map(docs.map((entry) => [entry.id, entry.data()]));
  const isKept = report(judge(visits, { messages, ledger, unknown, kills }));
  const stuck = waiting.filter((mail) => !isForAPerson(mail)).length;
  say(
    `${waiting.length} e-mails wait, ${stuck} of them for nobody; ${overdue} are told as overdue. Seed ${seed}`,
  );
  return isKept && stuck === 0 && overdue >= waiting.length ? 0 : 1;
};

/** `npm run bench:faults`: requests by all ways while everything fails at random; is the promise kept? */
const bench = async (): Promise<number> => {
  console.log(`${requests} requests, seed ${seed}. Building the functions, starting the emulators …`);
  const environment = await requireEverything(suite);
  await build('functions');
  Object.assign(logger, { write: () => {} });
  // On a busy machine the functions are found late, each time that the triggers are switched on.
  Object.assign(environment, { FUNCTIONS_EMULATOR_PARALLEL: '8', FUNCTIONS_DISCOVERY_TIMEOUT: '60' });
  const { pid, failure } = await startSuite(suite, environment, { site: 'web/public', inbox: false });
  return Promise.race([run(pid), failure]);
};

await runCommand(bench);
