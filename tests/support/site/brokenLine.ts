import { createServer, request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { host } from '../../../emulators/configuration.ts';
import { site } from './visit.ts';

/** The built site behind a line that refuses the requests for some paths. */
export const brokenLine = async () => {
  let refused: RegExp | undefined;
  const server = createServer((incoming, answer) => {
    const { url = '/', method, headers } = incoming;
    if (refused?.test(url)) return incoming.socket.destroy();
    const onward = request(site + url, { method, headers }, (response) => {
      answer.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(answer);
    });
    onward.on('error', () => answer.destroy());
    return incoming.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, host, resolve));
  return {
    origin: `http://${host}:${(server.address() as AddressInfo).port}`,
    refuse: (paths: RegExp | undefined) => {
      refused = paths;
    },
    close: () => {
      server.closeAllConnections();
      server.close();
    },
  };
};
