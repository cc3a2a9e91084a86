import { EventEmitter, once } from 'node:events';
import { setTimeout as wait } from 'node:timers/promises';
import type { DocumentData, Firestore } from 'firebase-admin/firestore';
import { logger } from 'firebase-functions';
import { Random } from 'random';
import { Problem } from '../../commands/command.ts';
import { answerSubmission } from '../../functions/src/consultation/answerSubmission.ts';
import { handleStoredRequest } from '../../functions/src/consultation/handleStoredRequest.ts';
import { type DeliverySettings, deliver } from '../../functions/src/mail/deliver.ts';
import { mailId } from '../../functions/src/mail/mailDocument.ts';
import {
  type Attempt,
  messageId as messageIdOf,
  type Send,
  smtpSender,
} from '../../functions/src/mail/smtp.ts';
import { reconcile } from '../../functions/src/reconciliation/reconcile.ts';
import { retry, settle } from '../../operations/mail.ts';
import { erase, personalDocuments } from '../../operations/personalData.ts';
import { collections } from '../../shared/collections.ts';
import { toStoredRequest } from '../../shared/consultationRequest.ts';
import { type Fault, messageId, startMailServer } from '../../tests/support/functions/mailServer.ts';
import { newRequestId } from '../../web/src/consultation/sending/requestId.ts';
import { startClock } from './clock.ts';
import { inProcess, ownProcess, type Process, troubleWrites, writeFaults } from './processes.ts';
import { anyRequest, type Evidence, requestsIn, type Taken } from './verdict.ts';
import { isRefused, newVisits, type Visit, type Way } from './visits.ts';

/** The code under test: the functions' own, or a broken variant that the bench must detect. */
export interface Product {
  answer: typeof answerSubmission;
  handle: typeof handleStoredRequest;
  deliver: typeof deliver;
  reconcile: typeof reconcile;
}
export const product: Product = { answer: answerSubmission, handle: handleStoredRequest, deliver, reconcile };

interface Run {
  /** A database of the emulator that nothing else uses. */
  firestore: Firestore;
  requests: number;
  seed: number;
  product?: Product;
  /** The probability of a fault per connection and per write. */
  chances?: { smtp: number; write: number };
  say?: (text: string) => void;
}

const minute = 60_000;
/** The longest duration of an attempt. A busy machine must rarely exceed a third of it before the message. */
const attemptMilliseconds = 3_000;
const sender = 'hello@helvardar.example';
const teamAddress = 'team@helvardar.example';
const unlimited = 1_000_000;
/** The number of concurrent visitors. Every twelfth group is larger, while events are lost or functions are absent. */
const crowd = { usual: 5, inTrouble: 20 };
/** The maximum of concurrent processes. More would wait for the emulator and time out. */
const mostAtOnce = 15;

/** The faults of the mail server. Each one that answers has its name in the answer. */
const smtpFaults: Fault[] = [
  { text: '421 or 554 greeting', at: 'greeting', code: 421 },
  { text: '421 or 554 greeting', at: 'greeting', code: 554 },
  { text: '550 sender quota', at: 'sender', code: 550 },
  { text: '450 recipient', at: 'recipient', code: 450 },
  { text: '554 relaying denied', at: 'recipient', code: 554 },
  { text: 'cut in the message', at: 'content', cut: true },
  { text: '451 after the message', at: 'message', code: 451 },
  { text: 'cut before the message, tarpit', at: 'recipient', cut: true },
  { text: 'cut before the message, tarpit', at: 'recipient', milliseconds: attemptMilliseconds + 300 },
  { text: 'cut after the message', at: 'message', cut: true },
  { text: '250 too late', at: 'message', milliseconds: attemptMilliseconds + 300 },
];
/** Probabilities per connection and per write. A run of reconciliation has many writes, and would never end with more. */
const usualChances = { smtp: 0.25, write: 0.04 };
const shareOfReconciliation = 0.1;
/** Minutes after the last visitor: how long the faults continue, and when no work may be left. */
const span = { ofTrouble: 2 * 60, ofAll: 12 * 60 };

const isOrder = ({ delivery }: DocumentData) => !delivery || delivery.state === 'RETRY';
/** Whether a waiting e-mail needs a person. */
const isForPerson = ({ kind, repeated, delivery }: DocumentData) =>
  kind !== 'visitor' &&
  (delivery?.state === 'ERROR' || (repeated === true && delivery?.state === 'PROCESSING'));

/**
 * Sends requests through the functions' code with random faults, and advances the clock until no work is left. Each
 * function runs in a process that can be killed. Firestore's emulator and SMTP are real; platform, visitors and operators
 * are simulated. Returns the verdicts on the requests.
 */
export const simulate = async ({
  firestore,
  requests,
  seed,
  product: tried = product,
  chances = usualChances,
  say = () => {},
}: Run) => {
  const random = new Random(seed);
  const visits = newVisits(random, requests);
  const share = Math.max(3, Math.ceil(requests / 50));
  const clock = startClock();
  const stop: (() => unknown)[] = [clock.stop];
  const { write } = logger;
  logger.write = () => {};
  stop.push(() => {
    logger.write = write;
  });

  let isTroubled = true;
  let stretch: 'events lost' | 'functions absent' | undefined;
  const troubles = new Map<string, number[]>();
  const trouble = (name: string) => void troubles.set(name, [...(troubles.get(name) ?? []), Date.now()]);
  const unsure = new Set<string>();

  // The work that the platform runs, and runs again when it fails.
  const active = new Set<Promise<unknown>>();
  let handling = 0;
  const failed: { of: string; handle: () => Promise<unknown> }[] = [];
  const start = (work: Promise<unknown>) => {
    const done = work.finally(() => active.delete(done));
    active.add(done);
    done.catch(() => {});
  };
  const deliverEvent = async (of: string, handle: () => Promise<unknown>) => {
    await wait(random.int(0, 40));
    while (handling >= mostAtOnce) await wait(10);
    handling += 1;
    try {
      if (await inProcess(handle)) return;
    } catch {
      // The platform delivers it again, as it does for a killed process, until it gives up.
    } finally {
      handling -= 1;
    }
    trouble(of);
    if (random.float() < 0.7) failed.push({ of, handle });
  };
  const emit = (of: string, handle: () => Promise<unknown>) => {
    if (stretch) return trouble(of);
    start(deliverEvent(of, handle));
    if (random.float() < 0.5) start(deliverEvent(of, handle));
  };
  const emitAgain = () => {
    for (const { of, handle } of failed.splice(0)) start(deliverEvent(of, handle));
  };
  /** Waits until no work is left and every write to `mail` has had its event, which may be late on a busy machine. */
  const allWorkDone = async () => {
    do {
      while (active.size > 0) await wait(10);
      await seeAllWrites();
    } while (active.size > 0);
  };

  // The mail server, and the process that handed over each e-mail.
  const server = await startMailServer({
    nextFault: () => (isTroubled && random.float() < chances.smtp ? random.choice(smtpFaults) : undefined),
    refuses: isRefused,
    onMessage: (message) => {
      const handedOver = handingOver.get(messageId(message));
      if (handedOver) handovers.push({ ...handedOver, message });
    },
  });
  stop.push(() => server.close());
  interface Handover {
    mailId: string;
    process: Process | undefined;
    attempt: { outcome?: Attempt['outcome'] };
  }
  const handingOver = new Map<string, Handover>();
  const marked: Handover[] = [];
  const handovers: (Handover & { message: (typeof server.messages)[number] })[] = [];
  const smtp = smtpSender(`smtp://127.0.0.1:${server.port}`, '', attemptMilliseconds);
  const send: Send = async (id, mail, beforeEnd) => {
    const handover: Handover = { mailId: id, process: ownProcess(), attempt: {} };
    const result = await smtp(id, mail, async () => {
      marked.push(handover);
      await beforeEnd();
      handingOver.set(messageIdOf(id, sender), handover);
    });
    handover.attempt.outcome = result.outcome;
    if (result.outcome !== 'taken') trouble(id);
    if (result.outcome === 'unknown' || result.outcome === 'refused') unsure.add(id);
    return result;
  };
  const delivery: DeliverySettings = { send, attemptMilliseconds };
  const settings = {
    firestore,
    salt: newRequestId(),
    mailFrom: `Helvardar <${sender}>`,
    teamAddress,
    directHourlyLimit: unlimited,
    answerHours: 0,
    answerAddress: 'https://functions.example/answered',
    limits: {
      team: unlimited,
      teamPerSource: share,
      confirmations: unlimited,
      confirmationsPerSource: unlimited,
      confirmationsPerMailbox: unlimited,
    },
  };
  stop.push(
    troubleWrites(({ risk }) =>
      isTroubled && random.float() < chances.write * risk ? random.choice(writeFaults) : undefined,
    ),
  );
  const [stored, mails] = [
    firestore.collection(collections.requests),
    firestore.collection(collections.mail),
  ];
  const known = new Map<string, DocumentData>();
  const mark = mails.doc('mark');
  const seenMark = new EventEmitter();
  const seeAllWrites = async () => {
    const token = newRequestId();
    const isSeen = once(seenMark, token);
    await mark.set({ token });
    await isSeen;
  };
  stop.push(
    mails.onSnapshot((snapshot) => {
      for (const { doc, type } of snapshot.docChanges()) {
        if (doc.id === mark.id) {
          seenMark.emit(doc.get('token'));
          continue;
        }
        if (type === 'removed') known.delete(doc.id);
        else known.set(doc.id, doc.data());
        if (type !== 'removed' && isOrder(doc.data())) emit(doc.id, () => tried.deliver(delivery, doc));
      }
    }),
  );

  const reconciled = async (): Promise<{ overdue: number }> => {
    try {
      const run = await inProcess(() => tried.reconcile(settings), shareOfReconciliation);
      if (run) return run.result;
    } catch {
      // The next run makes up for a failed one.
    }
    trouble(anyRequest);
    return { overdue: 0 };
  };

  const insert = async (visit: Visit, createdAt = new Date()): Promise<boolean> => {
    const { submission } = visit;
    const document = stored.doc(submission.request_id);
    try {
      await document.create({ ...toStoredRequest(submission), created_at: createdAt });
    } catch {
      return false; // Another call has stored it already.
    }
    visit.storedAt ??= Date.now();
    if (stretch) visit.met.add(stretch);
    if (visit.event !== 'script') emit(submission.request_id, () => tried.handle(settings, document));
    return true;
  };
  const call = async (visit: Visit): Promise<boolean> => {
    const { submission, network } = visit;
    if (stretch === 'functions absent') return false;
    const answer = await inProcess(() =>
      tried.answer(settings, submission, { network, verified: false }),
    ).catch(() => undefined);
    if (!answer) trouble(submission.request_id);
    else {
      visit.storedAt ??= Date.now();
      visit.wasCalled = true;
    }
    return answer !== undefined;
  };
  const ways: Record<Way, (visit: Visit) => Promise<boolean>> = {
    insert,
    call,
    unanswered: async (visit) => (await call(visit)) && false,
  };

  /**
   * Sends a request once, like the page. Returns whether the page could show success; otherwise its outbox keeps the
   * request.
   */
  const visitOnce = async (visit: Visit): Promise<boolean> => {
    const answers: boolean[] = [];
    for (const atOnce of visit.ways)
      answers.push(...(await Promise.all(atOnce.map((way) => ways[way](visit)))));
    return answers.includes(true);
  };
  /** Runs an operator's command, again if a document has changed meanwhile. Returns whether it succeeded. */
  const byHand = async (work: () => Promise<unknown>): Promise<boolean> => {
    for (let round = 0; round < 5; round++)
      try {
        await work();
        return true;
      } catch (error) {
        if (!(error instanceof Problem)) throw error;
        await wait(20);
      }
    return false;
  };
  /** Carries out the other events of a request, soon after it was first sent. */
  const befall = async (visit: Visit): Promise<void> => {
    const { event, submission } = visit;
    const team = mails.doc(mailId(submission.request_id, 'team'));
    await wait(random.int(0, 600));
    if (event === 'requeued') await byHand(() => retry(team));
    if (event === 'settled' && (await byHand(() => settle(team)))) visit.endedAt = Date.now();
    if (event !== 'erased') return;
    await erase(firestore, await personalDocuments(firestore, submission.email));
    if ((await stored.doc(submission.request_id).get()).get('erased_at')) visit.endedAt = Date.now();
  };

  const people = visits.filter(({ event }) => event !== 'script');
  const byScript = visits.filter(({ event }) => event === 'script');
  const inTheWay = visits
    .filter(({ event }) => event === 'inTheWay')
    .map(({ submission }) => submission.request_id);
  for (const id of inTheWay)
    await mails.doc(mailId(id, 'team')).create({ kind: 'team', delivery: { state: 'ERROR' } });
  let left = people;
  for (let turn = 1; left.length > 0; turn++) {
    if (turn % 12 === 0) stretch = turn % 24 === 0 ? 'functions absent' : 'events lost';
    const visitors = left.slice(0, stretch ? crowd.inTrouble : crowd.usual);
    for (const visit of visitors) if (!visit.storedAt) start(befall(visit));
    const isDone = await Promise.all(visitors.map(visitOnce));
    left = [...left.slice(visitors.length), ...visitors.filter((_, index) => !isDone[index])];
    if (turn === 6) {
      const moment = new Date();
      for (let next = 0; next < byScript.length; next += mostAtOnce)
        await Promise.all(byScript.slice(next, next + mostAtOnce).map((visit) => insert(visit, moment)));
      // Documents without a valid request or time are among the others.
      for (const created_at of [moment, 'yesterday', null])
        await stored.doc(newRequestId()).create({ name: 'by hand', created_at });
    }
    if (turn % 12 === 0) {
      stretch = undefined;
      say(`${left.length} requests left, ${server.messages.length} e-mails taken`);
    }
    if (turn % 8 === 0) start(reconciled());
    emitAgain();
    while (active.size > mostAtOnce) await wait(10);
  }
  await allWorkDone();

  /** Beyond the daily limit of the source, a digest tells of such a request. */
  const untold = () => {
    const told = server.messages.flatMap(({ to, content }) =>
      to === teamAddress ? requestsIn(content) : [],
    );
    return inTheWay.filter((id) => !told.includes(id));
  };
  let overdue = 0;
  let waiting: DocumentData[] = [];
  for (let minutes = 0; minutes < span.ofAll; minutes += 15) {
    isTroubled = minutes < span.ofTrouble;
    clock.jump(15 * minute);
    emitAgain();
    overdue = (await reconciled()).overdue;
    await allWorkDone();
    waiting = [...known.values()].filter(({ due_at }) => due_at !== undefined);
    say(`${minutes + 15} minutes later: ${waiting.length} e-mails wait, ${overdue} are overdue`);
    const isOver = waiting.every(isForPerson) && overdue >= waiting.length + untold().length;
    if (minutes > span.ofTrouble && isOver) break;
  }
  for (const end of stop.toReversed()) await end();

  const isKnown = ({ process, attempt }: Handover) =>
    process?.state === 'ended' && attempt.outcome === 'taken';
  // After a process is killed at the end of the message, it is unknown whether the server accepted the e-mail.
  for (const handover of [...handovers, ...marked.filter(({ process }) => process?.state === 'killed')])
    if (!isKnown(handover)) unsure.add(handover.mailId);
  const messages: Taken[] = handovers.map((handover) => ({
    ...handover.message,
    mailId: handover.mailId,
    toTeam: handover.message.to === teamAddress,
    isKnown: isKnown(handover),
  }));
  const seen = waiting.filter(isForPerson).flatMap(({ request_ids }) => request_ids as string[]);
  const evidence: Evidence = {
    messages,
    troubles,
    unsure,
    forPerson: new Set([...seen, ...untold()]),
    remaining: await remainingOf(
      visits.filter(({ event, endedAt }) => event === 'erased' && endedAt),
      firestore,
    ),
    share,
  };
  const mustBeSeen = waiting.filter(isForPerson).length + untold().length;
  return {
    visits,
    evidence,
    /** E-mails that nobody will send and that are not reported. */
    stuck: waiting.filter((mail) => !isForPerson(mail)).length + Math.max(0, mustBeSeen - overdue),
  };
};

/** The addresses that are still in a document. */
const remainingOf = async (erased: readonly Visit[], firestore: Firestore): Promise<Set<string>> => {
  const all = await Promise.all(
    [collections.requests, collections.mail].map((name) => firestore.collection(name).get()),
  );
  const texts = all.flatMap(({ docs }) => docs).map((document) => JSON.stringify(document.data()));
  const addresses = erased.map(({ submission }) => submission.email);
  return new Set(addresses.filter((address) => texts.some((text) => text.includes(address))));
};
