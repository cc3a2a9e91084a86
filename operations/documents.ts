import { Timestamp } from 'firebase-admin/firestore';
import { stringify } from 'yaml';

/** For JSON, which asks a timestamp for its parts before it asks here. */
function inIsoTime(this: Record<string, unknown>, name: string, value: unknown): unknown {
  const original = this[name];
  return original instanceof Timestamp ? original.toDate().toISOString() : value;
}

/** What stands in documents as JSON, times in ISO 8601. */
export const asJson = (contents: object): string => JSON.stringify(contents, inIsoTime, 2);

/** The same to read on a screen. */
export const asText = (contents: object): string => stringify(JSON.parse(asJson(contents)), { lineWidth: 0 });
