import { once } from 'node:events';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';
import { getTestServer } from '@google-cloud/functions-framework/testing';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { loadFunctions } from '../../support/functions/deployedFunctions.ts';

/** The server that Google runs a function in, with the body parser of the functions framework. */
describe.each(['send-consultation-notification', 'answered'] as const)('the function %s', (name) => {
  let server: Server;
  let address: string;
  beforeAll(async () => {
    const { send, answered } = await loadFunctions();
    const { http } = await import('@google-cloud/functions-framework');
    http(name, (name === 'answered' ? answered : send.consultation.notification) as never);
    server = getTestServer(name);
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    address = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  });
  afterAll(() => server.close());

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
