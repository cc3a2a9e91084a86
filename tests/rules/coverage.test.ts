import { doc, serverTimestamp, setDoc } from 'firebase/firestore';
import { beforeAll, expect, test } from 'vitest';
import { collections } from '../../shared/collections.ts';
import { newRequestId } from '../../web/src/consultation/sending/requestId.ts';
import { firestoreAddress, mayCreate } from '../support/firestoreRest.ts';
import { rulesProject, useDatabase } from '../support/rules/rulesEnvironment.ts';
import { sampleRequest } from '../support/samples.ts';

const database = useDatabase();

/** An expression of the rules in the emulator's report. A value with the key `undefined` means a failed evaluation. */
interface Expression {
  sourcePosition?: { line: number; column: number; currentOffset: number; endOffset: number };
  values?: { value: { boolValue?: boolean; undefined?: object } }[];
  children?: Expression[];
}
interface Coverage {
  rules: { files: { content: string }[] };
  report: Expression[];
}

const withParts = (expression: Expression): Expression[] => [
  expression,
  ...(expression.children ?? []).flatMap(withParts),
];

/** The expressions that were never true, never false or never evaluated. */
const notSeen = async (): Promise<string[]> => {
  const response = await fetch(`${firestoreAddress}/emulator/v1/projects/${rulesProject}:ruleCoverage`);
  const { rules, report } = (await response.json()) as Coverage;
  const source = rules.files[0]?.content ?? '';
  return report.flatMap(withParts).flatMap(({ sourcePosition, values = [] }) => {
    if (!sourcePosition) return [];
    const { line, column, currentOffset, endOffset } = sourcePosition;
    const text = source.slice(currentOffset, endOffset + 1).replace(/\s+/g, ' ');
    const had = values.filter(({ value }) => Object.keys(value).some((type) => type !== 'undefined'));
    const booleans = had.flatMap(({ value }) => value.boolValue ?? []);
    const missing = booleans.length > 0 ? [true, false].filter((value) => !booleans.includes(value)) : [];
    return (had.length > 0 ? missing : ['evaluated']).map(
      (value) => `${line}:${column} never ${value}: ${text}`,
    );
  });
};

const create = async (data: object, id = newRequestId()): Promise<void> => {
  // A refusal is no error here, because the test reads the coverage of the rules, not the answer.
  await setDoc(doc(database.ofAnybody(), collections.requests, id), data).catch(() => undefined);
};

/** The id of a request with a ledger entry. */
const told = newRequestId();
beforeAll(() => database.store(collections.ledger, told, {}));

test('every condition of the rules has been both true and false', async () => {
  const oddValues = [null, 7, '', ' a', 'a'.repeat(3_000)];
  for (const name of Object.keys(sampleRequest)) {
    const { [name as 'name']: _, ...without } = sampleRequest;
    await mayCreate(rulesProject, without);
    for (const value of oddValues) await mayCreate(rulesProject, { ...sampleRequest, [name]: value });
  }
  for (const [name, valid] of Object.entries({ came_from: '/about', campaign: 'spring' }))
    for (const value of [...oddValues, valid])
      await mayCreate(rulesProject, { ...sampleRequest, [name]: value });
  await create({ ...sampleRequest, created_at: new Date(0) });
  await create({ ...sampleRequest, created_at: serverTimestamp() }, 'short');
  for (const value of ['a\u0000', 'a\tb']) await mayCreate(rulesProject, { ...sampleRequest, name: value });
  for (const email of ['=?utf-8?q?a?=@example.com', '-a@example.com'])
    await mayCreate(rulesProject, { ...sampleRequest, email });
  await create({ ...sampleRequest, created_at: serverTimestamp() }, told);
  await mayCreate(rulesProject, sampleRequest);
  await database.closeHour(0);
  await mayCreate(rulesProject, sampleRequest);

  expect(await notSeen()).toEqual([]);
});
