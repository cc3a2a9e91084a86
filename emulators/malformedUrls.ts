import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';

/**
 * Replaces malformed URLs such as `//` in requests. The Firebase CLI parses URLs without a catch, so such a request would
 * end all emulators. `startFirebase` makes the CLI load this module.
 */
subscribe('http.server.request.start', (message) => {
  const { request } = message as { request: IncomingMessage };
  if (!URL.canParse(request.url ?? '', 'http://127.0.0.1')) request.url = '/malformed-address';
});
