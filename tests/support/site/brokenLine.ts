import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { host } from '../../../emulators/configuration.ts';
import { site } from './visit.ts';

/** The built site behind a proxy that can refuse, fail or hold back requests. */
export const brokenLine = async () => {
  let refused: RegExp | undefined;
  let failing: RegExp | undefined;
  let held: RegExp | undefined;
  let letGo = Promise.withResolvers<void>();
  const server = createServer(async (incoming, answer) => {
    const { url = '/', method, headers } = incoming;
    if (refused?.test(url)) return incoming.socket.destroy();
    if (failing?.test(url)) {
      failing = undefined;
      return answer.writeHead(503).end();
    }
    if (held?.test(url)) await letGo.promise;
    const onward = request(site + url, { method, headers }, (response) => {
      answer.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(answer);
    });
    onward.on('error', () => answer.destroy());
    return incoming.pipe(onward);
  });
  const listen = (port: number) => new Promise<void>((resolve) => server.listen(port, host, resolve));
  const down = () => {
    server.closeAllConnections();
    server.close();
  };
  await listen(0);
  const { port } = server.address() as AddressInfo;
  return {
    origin: `http://${host}:${port}`,
    /** Refuses every connection until `up`. */
    down,
    up: () => listen(port),
    refuse: (paths: RegExp | undefined) => {
      refused = paths;
    },
    /** Answers the next matching request with status 503. */
    failOnce: (paths: RegExp) => {
      failing = paths;
    },
    /** Holds requests back until the returned function is called. */
    holdBack: (paths: RegExp) => {
      held = paths;
      letGo = Promise.withResolvers();
      return letGo.resolve;
    },
    close: down,
  };
};
