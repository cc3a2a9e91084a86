import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { StoredRequest, Submission } from '../../shared/consultationRequest.ts';

/**
 * What one release of the consultation form sends and stores. Its file in `tests/releases` never changes, because
 * browsers may still hold requests of that release.
 */
interface Release {
  number: number;
  submission: Submission;
  /** The stored document without `created_at`. */
  stored: StoredRequest;
  fingerprint: string;
  /** The browser's `localStorage` while the request waits in the outbox. */
  storage: Record<string, string>;
}

const folder = join(import.meta.dirname, '../releases');

/** All releases, the oldest first. */
export const releases: Release[] = readdirSync(folder)
  .map((file) => ({
    number: Number.parseInt(file, 10),
    ...JSON.parse(readFileSync(join(folder, file), 'utf8')),
  }))
  .sort((one, other) => one.number - other.number);
