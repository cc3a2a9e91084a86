import { createServer as createProxy } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo, Socket } from 'node:net';
import { buffer } from 'node:stream/consumers';
import { getCertificate } from '@vitejs/plugin-basic-ssl';
import { host as loopback } from '../../../emulators/configuration.ts';
import { type Answer, number, project, type Resource, type State, stored } from './resources.ts';
import { routes } from './routes.ts';

/** The HTTP status of a refusal, or `broken line` for a connection that closes before the answer. */
type Fault = number | 'broken line';

const names = ['*.googleapis.com', '*.web.app', '*.cloudfunctions.net', 'raw.githubusercontent.com'];
const known =
  /^(?:[\w-]+\.(?:googleapis\.com|web\.app|cloudfunctions\.net)|raw\.githubusercontent\.com):443$/;

/**
 * A fake of Google's APIs behind a proxy. `sent` lists the requests as `METHOD host/path`. Unexpected requests are
 * refused and listed in `unknown`.
 */
export const startGoogle = async (folder: string) => {
  const sent: string[] = [];
  const unknown = new Set<string>();
  const state: State = { resources: new Map(), files: new Map() };
  const faults: { at: RegExp; fault: Fault }[] = [];
  const certificate = await getCertificate(folder, 'rehearsal', names);

  const google = createServer({ key: certificate, cert: certificate }, async (request, response) => {
    const { method = 'GET', headers, socket } = request;
    const { host, pathname, searchParams: query } = new URL(request.url ?? '', `https://${headers.host}`);
    const path = decodeURIComponent(pathname).replace(number, project);
    const line = `${method} ${host}${path}`;
    const raw = await buffer(request);
    const isJson = /json/.test(headers['content-type'] ?? '') && raw.length > 0;
    const body = isJson ? JSON.parse(raw.toString()) : raw;
    sent.push(line);
    const planned = faults.findIndex(({ at }) => at.test(line));
    const fault = planned < 0 ? undefined : faults.splice(planned, 1)[0]?.fault;
    if (fault === 'broken line') return socket.destroy();
    const answer = fault ? { status: fault } : answerTo(line, { host, path, method }, { body, query });
    const { status = 200 } = answer;
    response.writeHead(status, { 'content-type': 'application/json', ...answer.headers });
    response.end(answer.body ?? JSON.stringify(answer.json ?? refusal(status)));
  });

  const answerTo = (
    line: string,
    { host, path, method }: Record<'host' | 'path' | 'method', string>,
    asked: { body: Resource; query: URLSearchParams },
  ): Answer => {
    for (const [like, answer] of routes) {
      const match = like.exec(line);
      if (match) return answer({ ...asked, state, parts: match.slice(1) });
    }
    const answer = stored(method, host, path, { ...asked, state, parts: [] });
    if (!answer) unknown.add(line);
    return answer ?? { status: 501 };
  };

  const proxy = createProxy((request, response) => {
    unknown.add(request.url ?? '');
    response.writeHead(403).end();
  }).on('connect', ({ url = '' }, socket: Socket) => {
    const isKnown = known.test(url);
    if (!isKnown) unknown.add(url);
    socket.write(`HTTP/1.1 ${isKnown ? '200 OK' : '403 Forbidden'}\r\n\r\n`);
    if (isKnown) google.emit('connection', socket);
    else socket.end();
  });
  await new Promise<void>((resolve) => proxy.listen(0, loopback, resolve));

  return {
    address: `http://${loopback}:${(proxy.address() as AddressInfo).port}`,
    certificate,
    state,
    sent,
    unknown,
    startAnew: () => {
      sent.splice(0);
      faults.splice(0);
    },
    /** Plans a fault for the next request whose line matches. */
    fail: (at: RegExp, fault: Fault) => faults.push({ at, fault }),
    /** The regular expressions of the planned faults that have not happened. */
    waiting: () => faults.map(({ at }) => at.source),
    close: () => proxy.close(),
  };
};

const words: Record<number, string> = { 403: 'PERMISSION_DENIED', 404: 'NOT_FOUND' };
const refusal = (code: number) => ({ error: { code, status: words[code], message: `Refused with ${code}` } });
