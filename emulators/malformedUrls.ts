import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';

/**
 * Replaces malformed URLs such as `//` in requests, because the Firebase CLI parses them without a catch, which ends all
 * emulators on every machine. `startFirebase` makes the
 * Firebase CLI load this module.
 */
subscribe('http.server.request.start', (message) => {
  const { request } = message as { request: IncomingMessage };
  if (!URL.canParse(request.url ?? '', 'http://127.0.0.1')) request.url = '/malformed-address';
});
