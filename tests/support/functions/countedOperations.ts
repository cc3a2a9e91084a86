import { Query } from '@google-cloud/firestore';
import { vi } from 'vitest';
import { quietDatabase } from './databases.ts';

/** The operations that Firestore charges for, including refused writes. */
interface Operations {
  reads: number;
  writes: number;
  deletes: number;
}

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

export const operationsOf = async (work: () => Promise<unknown>): Promise<Operations> => {
  const counted: Operations = { reads: 0, writes: 0, deletes: 0 };
  const wire: Wire = Object.getPrototypeOf(quietDatabase);
  const { request, requestStream } = wire;
  const { get } = Query.prototype;
  const spies = [
    vi.spyOn(wire, 'request').mockImplementation(function (this: Wire, method, message, ...more) {
      for (const write of method === 'commit' ? (message.writes ?? []) : [])
        counted[write.delete ? 'deletes' : 'writes'] += 1;
      return request.call(this, method, message, ...more);
    }),
    vi.spyOn(wire, 'requestStream').mockImplementation(function (
      this: Wire,
      method,
      duplex,
      message,
      ...more
    ) {
      if (method === 'batchGetDocuments') counted.reads += message.documents?.length ?? 0;
      if (method === 'runAggregationQuery') {
        const most = message.structuredAggregationQuery?.structuredQuery?.limit?.value ?? entriesOfRead;
        counted.reads += Math.ceil(most / entriesOfRead);
      }
      return requestStream.call(this, method, duplex, message, ...more);
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
