import { Timestamp } from 'firebase-admin/firestore';
import { stringify } from 'yaml';

/** A JSON replacer. It reads `this[name]`, because JSON has already serialised the timestamp in `value`. */
function inIsoTime(this: Record<string, unknown>, name: string, value: unknown): unknown {
  const original = this[name];
  return original instanceof Timestamp ? original.toDate().toISOString() : value;
}

export const asJson = (contents: object): string => JSON.stringify(contents, inIsoTime, 2);

/** Documents as YAML. */
export const asText = (contents: object): string => stringify(JSON.parse(asJson(contents)), { lineWidth: 0 });
