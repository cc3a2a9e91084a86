import { Query } from '@google-cloud/firestore';
import { vi } from 'vitest';
import { quietDatabase } from './databases.ts';

/** Two internal methods of Firestore's client. Every operation calls one of them. */
interface Wire {
  request: (method: string, message: { writes?: { delete?: string }[] }, ...more: unknown[]) => unknown;
  requestStream: (method: string, duplex: boolean, message: Message, ...more: unknown[]) => unknown;
}
interface Message {
  documents?: string[];
  structuredAggregationQuery?: { structuredQuery?: { limit?: { value: number } } };
}

/** An aggregation query costs one read per 1000 index entries. */
const entriesOfRead = 1_000;

/** The reads and writes of the work that Firestore charges for, including refused writes, without deletions. */
export const operationsOf = async (work: () => Promise<unknown>) => {
  const counted = { reads: 0, writes: 0 };
  const wire: Wire = Object.getPrototypeOf(quietDatabase);
  const { request, requestStream } = wire;
  const { get } = Query.prototype;
  const spies = [
    vi.spyOn(wire, 'request').mockImplementation(function (this: Wire, method, message, ...more) {
      if (method === 'commit') counted.writes += message.writes?.filter((each) => !each.delete).length ?? 0;
      return request.call(this, method, message, ...more);
    }),
    vi.spyOn(wire, 'requestStream').mockImplementation(function (this: Wire, ...asked) {
      const [method, , message] = asked;
      if (method === 'batchGetDocuments') counted.reads += message.documents?.length ?? 0;
      if (method === 'runAggregationQuery') {
        const most = message.structuredAggregationQuery?.structuredQuery?.limit?.value ?? entriesOfRead;
        counted.reads += Math.ceil(most / entriesOfRead);
      }
      return requestStream.apply(this, asked);
    }),
    vi.spyOn(Query.prototype, 'get').mockImplementation(async function (this: Query) {
      const found = await get.call(this);
      counted.reads += Math.max(1, found.size);
      return found;
    }),
  ];
  try {
    await work();
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
  return counted;
};
