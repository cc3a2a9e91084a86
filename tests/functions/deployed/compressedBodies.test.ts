import { gzipSync } from 'node:zlib';
import { describe, expect, test } from 'vitest';
import { loadFunctions, serve } from '../../support/functions/deployedFunctions.ts';

const { send, answered } = await loadFunctions();
const addresses = {
  'send-consultation-notification': await serve(send.consultation.notification),
  answered: await serve(answered),
};

describe.each(Object.entries(addresses))('the function %s', (_, address) => {
  const post = async (encoding: string, body: BodyInit) => {
    const headers = { 'content-type': 'application/json', 'content-encoding': encoding };
    return (await fetch(address, { method: 'POST', headers, body })).status;
  };

  test.each(['gzip', 'deflate', 'br', 'identity', 'GZIP'])(
    'refuses a body with the encoding %s',
    async (encoding) => expect(await post(encoding, '{"data":{}}')).toBe(415),
  );
  test('does not inflate a body of 100 MB that is sent as 100 kB', async () => {
    const body = new Uint8Array(gzipSync(Buffer.alloc(100_000_000, ' ')));
    const before = process.memoryUsage().rss;
    expect(await post('gzip', body)).toBe(415);
    expect(process.memoryUsage().rss - before).toBeLessThan(50_000_000);
  });
  test('reads a body without an encoding', async () => {
    const headers = { 'content-type': 'application/json' };
    const { status } = await fetch(address, { method: 'POST', headers, body: '{"data":{}}' });
    expect(status).not.toBe(415);
  });
});
