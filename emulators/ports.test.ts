import { once } from 'node:events';
import { type AddressInfo, createServer } from 'node:net';
import { expect, onTestFinished, test } from 'vitest';
import { host, suites } from './configuration.ts';
import { requireFreePorts } from './ports.ts';

const takePort = async (): Promise<number> => {
  const server = createServer().listen(0, host);
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return (server.address() as AddressInfo).port;
};

test('free ports pass', async () => {
  const freed = createServer().listen(0, host);
  await once(freed, 'listening');
  const { port } = freed.address() as AddressInfo;
  await once(freed.close(), 'close');
  await requireFreePorts({ ...suites.local.ports, hosting: port }, ['hosting']);
});

test('every taken port is named with its purpose and its process', async () => {
  const [hosting, smtp] = [await takePort(), await takePort()];
  const check = requireFreePorts({ ...suites.local.ports, hosting, smtp }, ['hosting', 'smtp']);
  const owner = `by process ${process.pid} (node)`;
  await expect(check).rejects.toThrow(
    `Ports in use: ${hosting} (the site) ${owner}, ${smtp} (incoming mail) ${owner}. End what uses them`,
  );
});

test('no port belongs to two services or suites', () => {
  const ports = Object.values(suites).flatMap((suite) => Object.values<number>(suite.ports));
  expect(new Set(ports).size).toBe(ports.length);
});
