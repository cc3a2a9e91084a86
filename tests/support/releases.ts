import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { StoredRequest, Submission } from '../../shared/consultationRequest.ts';

/** What a release of the form has sent, stored and kept, as it was recorded once: these files never change. */
export interface Release {
  number: number;
  submission: Submission;
  /** The document without `created_at`. */
  stored: StoredRequest;
  fingerprint: string;
  /** The browser's storage while the request waits in the outbox: texts by their keys. */
  storage: Record<string, string>;
}

const folder = join(import.meta.dirname, '../releases');

/** The oldest first. */
export const releases: Release[] = readdirSync(folder)
  .map((file) => ({
    number: Number.parseInt(file, 10),
    ...JSON.parse(readFileSync(join(folder, file), 'utf8')),
  }))
  .sort((one, other) => one.number - other.number);
