import { createWriteStream, mkdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { parseEnv } from 'node:util';
import { initializeApp } from 'firebase-admin/app';
import { type Firestore, getFirestore } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { build } from '../emulators/build.ts';
import { runCommand } from '../emulators/command.ts';
import { host, suites } from '../emulators/configuration.ts';
import { startMailServer } from '../emulators/mailServer.ts';
import { root, stateFolder } from '../emulators/paths.ts';
import { requireEverything } from '../emulators/requirements.ts';
import { startSuite } from '../emulators/suite.ts';
import { waysInto } from '../emulators/ways.ts';
import { readConfiguration } from '../functions/src/config.ts';
import type { NotificationSettings } from '../functions/src/consultation/notify.ts';
import { reconcile } from '../functions/src/reconciliation/reconcile.ts';
import { collections } from '../shared/collections.ts';
import { chanceFrom } from './chance.ts';
import { callableLatency } from './faultsLatency.ts';
import { report } from './faultsReport.ts';
import { faultBehind, smtpFaults, type Trouble, troubleIn } from './faultsTrouble.ts';
import { isForAPerson, isUnknown, judge, type Unknown } from './faultsVerdict.ts';
import { isRefused, newVisits, send, type Visit } from './faultsVisits.ts';
import { faultsOptions } from './options.ts';
import { watchMails } from './watchedMails.ts';

const suite = suites.faults;
const folder = join(stateFolder, suite.name);
const minute = 60_000;

/** Visitors at once. */
const crowd = 5;
/** Minutes after the last request for which the mail server goes on to fail. */
const mailTrouble = 120;
/** The share of connections on which the mail server does something wrong. */
const smtpShare = 0.25;

const environmentOf = (name: string) => parseEnv(readFileSync(join(root, 'functions', name), 'utf8'));
const openDatabase = (projectId: string) => getFirestore(initializeApp({ projectId }, projectId));

/** What the functions read from the environment, for the work of this process. */
const readSettings = (firestore: Firestore): NotificationSettings => ({
  ...readConfiguration({ ...environmentOf('.env'), ...environmentOf(`.env.${suite.projectId}`) }),
  firestore,
  salt: environmentOf('.secret.local')['ADDRESS_SALT'] ?? '',
});

/** `npm run bench:faults`: requests by all ways while everything fails at random; is the promise kept? */
const bench = async (): Promise<number> => {
  const { requests, seed } = faultsOptions(process.argv.slice(2));
  console.log(`${requests} requests, seed ${seed}. Building the functions, starting the emulators …`);
  const environment = await requireEverything(suite);
  await build('functions');
  const site = join(folder, 'hosting');
  mkdirSync(site, { recursive: true });
  const lines = createWriteStream(join(folder, 'reconciliation.log'));
  Object.assign(logger, { write: (line: object) => lines.write(`${JSON.stringify(line)}\n`) });

  let trouble: Trouble | undefined;
  let isMailTroubled = false;
  const ofTheMail = chanceFrom(seed + 1);
  const server = await startMailServer({
    port: suite.ports.smtp,
    refuses: isRefused,
    nextFault: () =>
      isMailTroubled && ofTheMail.happens(smtpShare)
        ? smtpFaults[ofTheMail.pick(Object.keys(smtpFaults))]
        : undefined,
    onMessage: () => {
      trouble?.step();
      if (ofTheMail.happens(0.04)) trouble?.kill();
    },
  });
  const { pid, failure } = await startSuite(
    suite,
    { ...environment, FUNCTIONS_EMULATOR_PARALLEL: '8' },
    { site: relative(root, site), inbox: false },
  );
  process.env['FIRESTORE_EMULATOR_HOST'] = `${host}:${suite.ports.firestore}`;
  // Otherwise the client looks for Google's machines around it, which takes seconds.
  process.env['METADATA_SERVER_DETECTION'] = 'none';

  const work = async () => {
    const quiet = openDatabase(`${suite.projectId}-quiet`);
    console.log(`\n${await callableLatency(readSettings(quiet))}\n`);

    const start = performance.now();
    const firestore = openDatabase(suite.projectId);
    const settings = readSettings(firestore);
    const ways = waysInto(suite);
    const chance = chanceFrom(seed);
    const visits = newVisits(chance, requests);
    const byId = new Map(visits.map((visit) => [visit.submission.request_id, visit]));
    const underway = new Set<Visit>();
    const { mails, rest, breathe } = watchMails(firestore, ({ delivery, request_ids }, id) => {
      // A second delivery of its event, mostly before the emulator's own, which hands on one after the other.
      const isOrder = !delivery || delivery.state === 'RETRY';
      if (isOrder && trouble && !trouble.stretch && chance.happens(0.7))
        ways.mailEvent(id, trouble.generation).catch(() => {});
      const fault = delivery?.state === 'PENDING' && delivery.error && faultBehind(delivery.error);
      if (fault) for (const id of request_ids) byId.get(id)?.met.add(fault);
    });
    const { promise: broken, reject } = Promise.withResolvers<never>();
    const onKill = () => {
      const held = [...mails.values()].filter(({ delivery }) => delivery?.state === 'PROCESSING');
      const met = held.flatMap(({ request_ids }) => request_ids).map((id: string) => byId.get(id));
      for (const visit of [...underway, ...met]) visit?.met.add('process killed beside it');
    };
    const meanwhile = troubleIn(suite, {
      pid,
      chance: chanceFrom(seed + 2),
      steps: 3 * requests,
      onKill,
      onFailure: reject,
    });
    trouble = meanwhile;
    isMailTroubled = true;

    let isOver = false;
    const reconciling = (async () => {
      for (; !isOver; await wait(5_000)) await reconcile(settings);
    })();
    /** The platform's own redelivery, which the emulator leaves out. */
    const redelivering = (async () => {
      for (; !isOver; await wait(2_000)) {
        const waiting = [...mails].filter(
          ([, { delivery, due_at }]) => delivery?.state === 'PENDING' && due_at.toMillis() < Date.now(),
        );
        if (waiting.length > 0 && !meanwhile.stretch)
          ways.mailEvent(chance.pick(waiting)[0], meanwhile.generation).catch(() => {});
      }
    })();
    const queue = visits.values();
    const visitors = Array.from({ length: crowd }, async (_, visitor) => {
      const own = chanceFrom(seed + 10 + visitor);
      for (const visit of queue) {
        await breathe();
        underway.add(visit);
        await send(visit, ways, meanwhile, own);
        underway.delete(visit);
        meanwhile.step();
      }
    });
    const progress = setInterval(() => {
      const sent = visits.filter(({ since }) => since > 0).length;
      console.log(`${sent} requests sent, ${server.messages.length} e-mails taken`);
    }, 30_000);
    await Promise.race([Promise.all(visitors), Promise.all([reconciling, redelivering]), broken]);
    isOver = true;
    await Promise.all([meanwhile.end(), reconciling, redelivering]);
    clearInterval(progress);
    const loadEnd = performance.now();
    console.log('All requests are sent. Waiting until nothing is underway …');
    await rest();

    const unknown = new Map<string, Unknown>();
    const due = () => [...mails.values()].filter(({ due_at }) => due_at !== undefined);
    let seen = 0;
    const restedAt = Date.now();
    for (let ahead = 20; ahead < 20 * 60; ahead += 70) {
      isMailTroubled = ahead < mailTrouble;
      for (const [id, mail] of mails)
        if (isUnknown(mail) && !unknown.has(id))
          unknown.set(id, { killed: mail['delivery'].state === 'PROCESSING', since: Date.now() });
      const { notified, digests, ordered, overdue } = await reconcile(
        settings,
        new Date(Date.now() + ahead * minute),
      );
      console.log(
        `${ahead} minutes later: ${notified} told, ${digests} digests, ${ordered} ordered, ${overdue} overdue`,
      );
      await rest();
      seen = overdue;
      if (due().every(isForAPerson)) break;
    }
    const { docs } = await firestore.collection(collections.ledger).get();
    const verdicts = judge(visits, {
      ...settings,
      messages: server.messages,
      ledger: new Map(docs.map((entry) => [entry.id, entry.data()])),
      mails,
      unknown,
      restedAt,
      kills: meanwhile.kills,
    });
    const end = performance.now();
    return report(verdicts, {
      seed,
      stuck: due().filter((mail) => !isForAPerson(mail)).length,
      forAPerson: due().filter(isForAPerson).length,
      seen,
      kills: meanwhile.kills.length,
      load: loadEnd - start,
      all: end - start,
    });
  };
  return Promise.race([work(), failure]);
};

await runCommand(bench, { codeWhenInterrupted: 130 });
