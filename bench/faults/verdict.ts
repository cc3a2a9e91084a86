import { mailId } from '../../functions/src/mail/mailDocument.ts';
import { repetitionPause } from '../../functions/src/mail/send/retries.ts';
import { digestLimits } from '../../functions/src/reconciliation/digest.ts';
import { day, minute } from '../../functions/src/time.ts';
import type { Message } from '../../tests/support/functions/mailServer.ts';
import { sum, table } from '../figure.ts';
import { isRefused, type Visit } from './visits.ts';

/**
 * The team must learn of a request within this many milliseconds. The time counts from the request's storage, or from
 * the last fault that concerned the request if this fault was later.
 */
const longestSilence = 120 * minute;
/** The number of requests that digests name in a day. */
const namedInDay = digestLimits.perDay * digestLimits.requests;
/** An e-mail may still arrive this many milliseconds after it was marked as done or its request was erased. */
const underWay = 5_000;

/** A message that the mail server accepted. `isKnown`: the functions learnt of the acceptance. */
export type Taken = Message & { mailId: string; toTeam: boolean; isKnown: boolean };

export interface Evidence {
  messages: readonly Taken[];
  /** The times of faults, by the id of the request or e-mail concerned, as in `Trouble.times`. */
  troubles: ReadonlyMap<string, readonly number[]>;
  /** The ids of e-mails with a refusal or an unknown outcome. */
  unsure: ReadonlySet<string>;
  /** The ids of requests that a person must handle. */
  forPerson: ReadonlySet<string>;
  /** The e-mail addresses that are still stored after their requests were erased. */
  remaining: ReadonlySet<string>;
  /**
   * The daily limit of mailed requests per network. All requests without a successful call of the callable count as one
   * network.
   */
  perSource: number;
}

/** The key in `troubles` for faults of reconciliation, which concern every request. */
export const anyRequest = 'any request';

/** The ids of the requests in an e-mail to the team. Joins lines that quoted-printable has split. */
export const requestsIn = (content = ''): string[] =>
  [...content.replaceAll(/=\r?\n/g, '').matchAll(/\brequest ([A-Z0-9]{20})\b/gi)].map(([, id = '']) => id);

/** A second copy of an e-mail is allowed after an hour, if the functions did not learn that the first was accepted. */
const isExplained = ([first, second, ...more]: readonly Taken[]): boolean =>
  !first ||
  !second ||
  (more.length === 0 && !first.isKnown && second.takenAt - first.takenAt >= repetitionPause);

export const judge = (visits: readonly Visit[], evidence: Evidence) => {
  const { messages, troubles, unsure, forPerson, remaining, perSource } = evidence;
  const copiesOf = Map.groupBy(messages, (message) => message.mailId);
  const toTeam = [...copiesOf.values()]
    .filter(([first]) => first?.toTeam)
    .map((copies) => ({ copies, told: requestsIn(copies[0]?.content) }));
  const withSameContent = Map.groupBy(visits, ({ submission }) => submission.email);
  // `told twice` ignores e-mails that name an erased request. An erasure may delete a digest while it is being sent.
  // The next digest then rightly names the other requests of the deleted digest again.
  const erased = visits.filter(({ event }) => event === 'erased');
  const isErased = (id: string) => erased.some(({ submission }) => submission.request_id === id);
  const uncalled = visits.filter(({ wasCalled }) => !wasCalled).length;

  return visits.map((visit) => {
    const { submission, event, endedAt = Number.POSITIVE_INFINITY, storedAt } = visit;
    const { request_id: id, email } = submission;
    const same = (withSameContent.get(email) ?? []).map((other) => other.submission.request_id);
    const confirmations = copiesOf.get(mailId(id, 'visitor')) ?? [];
    const confirmationsOfSame = same.flatMap((other) => copiesOf.get(mailId(other, 'visitor')) ?? []);
    const telling = toTeam.filter(({ told }) => same.some((other) => told.includes(other)));
    const own = telling.filter(({ told }) => told.includes(id)).flatMap(({ copies }) => copies);
    // This list leaves out digests, because one digest may name several requests with the same content.
    const ownMailsOfSame = same.filter((other) => copiesOf.has(mailId(other, 'team')));
    // After a refusal or an unknown outcome, the functions may mail the same content again.
    const isNew = same.some((other) =>
      [mailId(other, 'team'), mailId(other, 'visitor')].some((mail) => unsure.has(mail)),
    );

    const isToTell =
      storedAt !== undefined && visit.endedAt === undefined && !same.some((other) => forPerson.has(other));
    const toldAt = Math.min(...telling.flatMap(({ copies }) => copies.map(({ takenAt }) => takenAt)));
    const concerned = [
      anyRequest,
      ...same.flatMap((other) => [other, mailId(other, 'team')]),
      ...telling.flatMap(({ copies }) => copies[0]?.mailId ?? []),
    ];
    const wrong = concerned.flatMap((name) => troubles.get(name) ?? []).filter((time) => time <= toldAt);
    const silence = toldAt - Math.max(storedAt ?? 0, ...wrong);
    const isWithheld = !visit.wasCalled && uncalled > perSource;
    // Digests name the requests beyond the limit of a network over several days.
    const longest = longestSilence + (isWithheld ? day * Math.ceil(uncalled / namedInDay) : 0);

    const mayBeUnconfirmed =
      storedAt === undefined ||
      event === 'erased' ||
      event === 'refusedWords' ||
      event === 'inTheWay' ||
      isRefused(email) ||
      same.some((other) => unsure.has(mailId(other, 'visitor'))) ||
      isWithheld;
    const forbidden = (event === 'settled' ? own : [...own, ...confirmations]).filter(
      ({ takenAt }) => takenAt > endedAt + underWay,
    );
    return {
      id,
      /** Minutes from storing the request to the first e-mail about it to the team. */
      told: Math.round((toldAt - (storedAt ?? 0)) / minute),
      /** Minutes from storing the request to the last fault before that e-mail. */
      troubled: Math.round((Math.max(storedAt ?? 0, ...wrong) - (storedAt ?? 0)) / minute),
      by: telling.flatMap(({ copies }) => copies[0]?.mailId ?? []),
      met: [
        ...new Set([...visit.met, ...[...own, ...confirmations].flatMap(({ fault }) => fault?.text ?? [])]),
      ],
      counts: {
        lost: Number(isToTell && telling.length === 0),
        late: Number(isToTell && telling.length > 0 && silence > longest),
        'confirmed twice': Number(confirmations.length > 1 || (!isNew && confirmationsOfSame.length > 1)),
        'told twice': Number(
          telling.some(({ copies }) => !isExplained(copies)) ||
            telling.filter(({ told }) => told.includes(id) && !told.some(isErased)).length > 1 ||
            (!isNew && ownMailsOfSame.length > 1),
        ),
        'without reason': Number(confirmationsOfSame.length === 0 && !mayBeUnconfirmed),
        'after its end': Number(remaining.has(email) || forbidden.length > 0),
        'not confirmed': Number(confirmations.length === 0),
        'second copies': Number(own.length > 1),
      },
    };
  });
};

type Verdicts = ReturnType<typeof judge>;
export type Column = keyof Verdicts[number]['counts'];
const harmless: Column[] = ['not confirmed', 'second copies'];

/** The total of each column. */
const totalsOf = (verdicts: Verdicts): [Column, number][] =>
  (Object.keys(verdicts[0]?.counts ?? {}) as Column[]).map((column) => [
    column,
    sum(verdicts.map(({ counts }) => counts[column])),
  ]);

/** The positive totals of all columns that are not harmless. */
export const broken = (verdicts: Verdicts): Partial<Record<Column, number>> =>
  Object.fromEntries(totalsOf(verdicts).filter(([column, total]) => total > 0 && !harmless.includes(column)));

/**
 * Returns a table with one row for each event, outage, habit and fault that a request met, and one row for all requests.
 * Prints each wrongly handled request.
 */
export const report = (verdicts: Verdicts): string => {
  for (const verdict of verdicts)
    if (Object.keys(broken([verdict])).length > 0)
      console.log('The promise broke for', JSON.stringify(verdict));
  const row = (name: string, of: Verdicts) =>
    [name, of.length, ...totalsOf(of).map(([, total]) => total)].map(String);
  const names = [...new Set(verdicts.flatMap(({ met }) => met))].toSorted();
  const rows = names.map((name) =>
    row(
      name,
      verdicts.filter(({ met }) => met.includes(name)),
    ),
  );
  const columns = totalsOf(verdicts).map(([column]) => column);
  return table(['Met', 'requests', ...columns], [...rows, row('all', verdicts)]);
};
