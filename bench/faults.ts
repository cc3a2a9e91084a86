import { mkdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseEnv } from 'node:util';
import { Command } from 'commander';
import { initializeApp } from 'firebase-admin/app';
import { type DocumentData, getFirestore } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { Random } from 'random';
import { build } from '../emulators/build.ts';
import { runCommand } from '../emulators/command.ts';
import { host, root, stateFolder, suites } from '../emulators/configuration.ts';
import { type Message, startMailServer } from '../emulators/mailServer.ts';
import { requireEverything } from '../emulators/requirements.ts';
import { startSuite } from '../emulators/suite.ts';
import { waysInto } from '../emulators/ways.ts';
import { readConfiguration } from '../functions/src/config.ts';
import type { NotificationSettings } from '../functions/src/consultation/notify.ts';
import { firstLook } from '../functions/src/mail/mailDocument.ts';
import { reconcile } from '../functions/src/reconciliation/reconcile.ts';
import { collections } from '../shared/collections.ts';
import { callableLatency, report } from './faultsReport.ts';
import { faultBehind, smtpFaults, troubleIn } from './faultsTrouble.ts';
import { isForAPerson, isUnknown, judge } from './faultsVerdict.ts';
import { isRefused, newVisits, send, type Visit } from './faultsVisits.ts';
import { count } from './options.ts';

const { requests, seed } = new Command('npm run bench:faults --')
  .description('Sends requests through the emulator suite while everything fails at random.')
  .option('--requests <number>', 'how many', count, 1_000)
  .option('--seed <number>', 'what happens to which request', count, 1 + (Date.now() % 1_000_000))
  .parse()
  .opts<{ requests: number; seed: number }>();

const suite = suites.faults;
const minute = 60_000;
/** Visitors at once, and new e-mails that may wait to be picked up before the next visitor comes. */
const crowd = 5;
const backlog = 16;
/**
 * Requests and e-mails from one absence of the functions to the next: eight in a run. Counted, not timed: so a slow machine
 * has as many faults as a fast one.
 */
const stretch = Math.ceil((3 * requests) / 8);

/** What the functions read from the environment, for the work of this process. */
const settingsFor = (projectId: string): NotificationSettings => {
  const files = ['.env', `.env.${suite.projectId}`, '.secret.local'];
  const texts = files.map((name) => readFileSync(join(root, 'functions', name), 'utf8'));
  const environment = parseEnv(texts.join('\n'));
  const firestore = getFirestore(initializeApp({ projectId }, projectId));
  return { ...readConfiguration(environment), firestore, salt: environment['ADDRESS_SALT'] ?? '' };
};

/** `npm run bench:faults`: requests by all ways while everything fails at random; is the promise kept? */
const bench = async (): Promise<number> => {
  console.log(`${requests} requests, seed ${seed}. Building the functions, starting the emulators …`);
  const environment = await requireEverything(suite);
  await build('functions');
  const site = join(stateFolder, suite.name, 'hosting');
  mkdirSync(site, { recursive: true });
  Object.assign(logger, { write: () => {} });

  const random = new Random(seed);
  const visits = newVisits(random, requests);
  const messages: (Message & { shownTime: number })[] = [];
  /** Minutes by which reconciliation is shown a later time. */
  let ahead = 0;
  let isMailTroubled = false;
  let kill = async () => {};
  let steps = 0;
  await startMailServer({
    port: suite.ports.smtp,
    refuses: isRefused,
    nextFault: () => (isMailTroubled && random.float() < 0.25 ? random.choice(smtpFaults) : undefined),
    onMessage: (message) => {
      messages.push({ ...message, shownTime: message.takenAt + ahead * minute });
      steps += 1;
      if (random.float() < 0.1) kill().catch(console.error);
    },
  });
  const { pid, failure } = await startSuite(
    suite,
    // On a busy machine the functions are found late, each time that the triggers are switched on.
    { ...environment, FUNCTIONS_EMULATOR_PARALLEL: '8', FUNCTIONS_DISCOVERY_TIMEOUT: '60' },
    { site: relative(root, site), inbox: false },
  );
  process.env['FIRESTORE_EMULATOR_HOST'] = `${host}:${suite.ports.firestore}`;
  // Otherwise the client looks for Google's machines around it, which takes seconds.
  process.env['METADATA_SERVER_DETECTION'] = 'none';

  const work = async () => {
    console.log(`\n${await callableLatency(settingsFor(`${suite.projectId}-quiet`))}\n`);
    const settings = settingsFor(suite.projectId);
    const { firestore } = settings;
    const ways = waysInto(suite);
    const trouble = troubleIn(suite, pid, random);
    const mails = new Map<string, DocumentData>();
    const which = (isSo: (mail: DocumentData) => boolean) => [...mails].filter(([, mail]) => isSo(mail));
    const isOrdered = ({ delivery }: DocumentData) => !delivery || delivery.state === 'RETRY';
    const isHeld = ({ delivery }: DocumentData) =>
      delivery?.state === 'PROCESSING' && delivery.leaseExpireTime.toMillis() > Date.now();
    const isDue = ({ delivery, due_at }: DocumentData) =>
      delivery?.state === 'PENDING' && due_at.toMillis() < Date.now();
    const isFresh = ({ delivery, due_at }: DocumentData) =>
      !delivery && due_at.toMillis() - firstLook > Date.now() - 20_000;
    const met = (fault: string, { request_ids }: DocumentData) => {
      for (const { submission, met } of visits)
        if (request_ids.includes(submission.request_id)) met.add(fault);
    };
    const deliverAgain = (id: string) =>
      trouble.stretch ? undefined : ways.mailEvent(id, trouble.generation).catch(() => {});
    let changedAt = Date.now();
    firestore.collection(collections.mail).onSnapshot((snapshot) => {
      changedAt = Date.now();
      for (const { doc } of snapshot.docChanges()) {
        const mail = doc.data();
        mails.set(doc.id, mail);
        // A second delivery of its event, mostly before the emulator's own, which hands on one after the other.
        if (isOrdered(mail) && random.float() < 0.7) deliverAgain(doc.id);
        const { state, error } = mail['delivery'] ?? {};
        if (state === 'PENDING' && error) met(faultBehind(error), mail);
      }
    });
    /** Resolves when nothing changes any more and no lease runs; where something is ordered, events may be late or lost. */
    const rest = async () => {
      const silence = () => (which(isOrdered).length > 0 ? 60_000 : 5_000);
      while (which(isHeld).length > 0 || Date.now() - changedAt < silence()) await wait(500);
    };

    const underway = new Set<Visit>();
    let isOver = false;
    kill = async () => {
      if (isOver) return;
      await trouble.kill();
      for (const [, mail] of which(isHeld)) met('process killed beside it', mail);
      for (const visit of underway) visit.met.add('process killed beside it');
    };
    let nextAbsence = stretch;
    const queue = visits.values();
    const visitor = async () => {
      for (const visit of queue) {
        while (which(isFresh).length > backlog) await wait(200);
        underway.add(visit);
        await send(visit, ways, trouble);
        underway.delete(visit);
        if (random.float() < 0.1) await kill();
        steps += 1;
        if (steps < nextAbsence) continue;
        nextAbsence = Number.POSITIVE_INFINITY;
        await trouble.beAbsent();
        nextAbsence = steps + stretch;
      }
    };
    const untilOver = async (pause: number, action: () => unknown) => {
      for (; !isOver; await wait(pause)) await action();
    };
    const start = Date.now();
    const since = () => `${Math.round((Date.now() - start) / 1_000)} s`;
    const progress = setInterval(() => console.log(`${since()}: ${messages.length} e-mails taken`), 30_000);
    isMailTroubled = true;
    await Promise.all([
      Promise.all(Array.from({ length: crowd }, visitor)).then(() => {
        isOver = true;
      }),
      untilOver(5_000, () => reconcile(settings)),
      // The platform's own redelivery, which the emulator leaves out.
      untilOver(2_000, () =>
        which(isDue)
          .slice(0, 1)
          .map(([id]) => deliverAgain(id)),
      ),
    ]);
    console.log(`All is sent after ${since()}, ${trouble.kills.length} processes were killed.`);
    await rest();

    const unknown = new Map<string, string>();
    const due = () => which(({ due_at }) => due_at !== undefined).map(([, mail]) => mail);
    let seen = 0;
    for (ahead = 20; ahead < 20 * 60; ahead += 70) {
      // The mail server goes on to fail for two hours.
      isMailTroubled = ahead < 120;
      for (const [id, { delivery }] of which(isUnknown)) unknown.set(id, delivery.state);
      const done = await reconcile(settings, new Date(Date.now() + ahead * minute));
      console.log(`${ahead} minutes later: ${JSON.stringify(done)}`);
      await rest();
      seen = done.overdue;
      if (due().every(isForAPerson)) break;
    }
    clearInterval(progress);
    const { docs } = await firestore.collection(collections.ledger).get();
    const ledger = new Map(docs.map((entry) => [entry.id, entry.data()]));
    const verdicts = judge(visits, { ...settings, messages, ledger, mails, unknown, kills: trouble.kills });
    console.log(`All was settled after ${since()}.`);
    const waiting = due().filter(isForAPerson).length;
    return report(verdicts, { seed, waiting, seen, stuck: due().length - waiting });
  };
  return Promise.race([work(), failure]);
};

await runCommand(bench, { codeWhenInterrupted: 130 });
