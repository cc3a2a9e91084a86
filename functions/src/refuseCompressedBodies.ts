import { subscribe } from 'node:diagnostics_channel';
import type { IncomingMessage } from 'node:http';

/** The body parser of the functions framework answers an encoding that it does not know with status 415, unread. */
const unknownEncoding = 'refused';

/**
 * Makes this process refuse every request with a `Content-Encoding`. Otherwise the framework would inflate up to 1 GB
 * before any of our code runs. Pages, mail programs and events send no such header.
 */
export const refuseCompressedBodies = (): void =>
  subscribe('http.server.request.start', (message) => {
    const { headers } = (message as { request: IncomingMessage }).request;
    if (headers['content-encoding'] !== undefined) headers['content-encoding'] = unknownEncoding;
  });
