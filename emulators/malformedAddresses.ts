import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';

/**
 * Loaded into the Firebase CLI: the Hosting emulator ends, and everything with it, at an address that is no address, such
 * as `//`. It is given one that leads nowhere in its place.
 */
subscribe('http.server.request.start', (message) => {
  const { request } = message as { request: IncomingMessage };
  if (!URL.canParse(request.url ?? '', 'http://127.0.0.1')) request.url = '/malformed-address';
});
