import type { CallableFunction, Request } from 'firebase-functions/v2/https';
import { submissionFields } from './submission.ts';

/** Four times the size of the longest request with every character escaped as in `\u00e9`. */
const maximumBytes = 64 * 1024;

/**
 * Sanitises the body before the SDK reads it, because the SDK logs some invalid bodies in full. The callable gets only
 * the known fields of `data`, without nested values. It gets null if the body is too large or has no `data`.
 */
export const withSafeBody = <Input, Output>(
  callable: CallableFunction<Input, Output>,
): CallableFunction<Input, Output> =>
  new Proxy(callable, {
    apply: (target, self, [request, response]: [Request, unknown]) => {
      request.body = { data: harmlessData(request) };
      return Reflect.apply(target, self, [request, response]);
    },
  });

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Replaces an object or a list by false, because false is invalid for every field. */
const flat = (value: unknown): unknown => (typeof value === 'object' && value !== null ? false : value);

const harmlessData = ({ body, rawBody }: Request): Record<string, unknown> | null => {
  if (rawBody && rawBody.length > maximumBytes) return null;
  if (!isObject(body) || !isObject(body['data'])) return null;
  const data = body['data'];
  const known = submissionFields.filter((name) => Object.hasOwn(data, name));
  return Object.fromEntries(known.map((name) => [name, flat(data[name])]));
};
