import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';

/** The Firebase CLI loads this module, because a malformed URL such as `//` would crash all emulators. */
subscribe('http.server.request.start', (message) => {
  const { request } = message as { request: IncomingMessage };
  if (!URL.canParse(request.url ?? '', 'http://127.0.0.1')) request.url = '/malformed-address';
});
