import type { DocumentSnapshot } from 'firebase-admin/firestore';
import { isErased } from '../functions/src/consultation/storedRequest.ts';

/** The state of a request for a person: what the team knows of it. `entry`: its document of `ledger`. */
export const stateOf = (request: DocumentSnapshot, entry: DocumentSnapshot | undefined): string => {
  const digest: unknown = entry?.get('digest');
  if (isErased(request.data())) return 'erased';
  if (request.get('answered_at')) return 'answered';
  if (digest === 'person' || entry?.get('unusable')) return 'for a person';
  if (request.get('suspected')) return 'suspected';
  if (entry?.get('repeats')) return 'repeated';
  return !entry?.exists || digest === 'due' ? 'not told' : 'told';
};
