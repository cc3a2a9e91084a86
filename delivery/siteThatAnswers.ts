import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

export interface Answer {
  status?: number;
  headers?: Record<string, string>;
  body?: string;
}

/** For tests: the origin of a site with these answers by path, and 404 for every other. */
export const siteThatAnswers = async (answers: Readonly<Record<string, Answer>>): Promise<string> => {
  const server = createServer(({ url = '' }, response) => {
    const { status = 200, headers = {}, body = '' } = answers[url] ?? { status: 404 };
    response.writeHead(status, headers).end(body);
  });
  onTestFinished(() => void server.close());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};
