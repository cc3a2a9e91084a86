import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';

type Handler = (request: never, response: never) => unknown;

/** Serves an exported Cloud Function as Google's platform does, with the parts of Express that Cloud Functions use. */
export const serve = async (handler: Handler): Promise<{ address: string; close: () => void }> => {
  const server = createServer(async (request: IncomingMessage, response: ServerResponse) => {
    const rawBody = await text(request);
    const isJson = request.headers['content-type']?.startsWith('application/json');
    Object.assign(request, {
      rawBody: Buffer.from(rawBody),
      res: response,
      body: isJson && rawBody !== '' ? JSON.parse(rawBody) : rawBody,
      header: (name: string) => request.headers[name.toLowerCase()],
    });
    Object.assign(response, {
      status: (code: number) => Object.assign(response, { statusCode: code }),
      send: (body: unknown) => response.end(typeof body === 'string' ? body : JSON.stringify(body)),
    });
    await handler(request as never, response as never);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    address: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    close: () => server.close(),
  };
};
