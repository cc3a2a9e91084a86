import { type Finding, stop } from '../finding.ts';
import type { Settings } from '../settings.ts';

/** The Firebase CLI prefers a signed-in account, then takes Google's default credentials. */
export const credentials = ({
  accounts,
  credentialsFile,
  hasDefaultCredentials,
}: Pick<Settings, 'accounts' | 'credentialsFile' | 'hasDefaultCredentials'>): Finding[] => {
  if (accounts.length > 0) return [];
  if (credentialsFile?.exists) return [];
  if (credentialsFile)
    return [stop(`GOOGLE_APPLICATION_CREDENTIALS names ${credentialsFile.path}, which does not exist.`)];
  if (hasDefaultCredentials) return [];
  return [
    stop(
      'nobody is signed in: run `npx firebase login`, or name a credentials file in GOOGLE_APPLICATION_CREDENTIALS.',
    ),
  ];
};
