import { type Finding, stop } from '../finding.ts';
import type { Settings } from '../settings.ts';

const choices =
  'choose one by `--project <id>`, by GOOGLE_CLOUD_PROJECT, or by an alias in .firebaserc (`production`; for previews `preview`)';

/** A project that exists at Google: the emulators' projects begin with `demo-`. */
export const project = ({ project: id }: Pick<Settings, 'project'>): Finding[] => {
  if (!id) return [stop(`no project is chosen: ${choices}.`)];
  if (id.startsWith('demo-')) return [stop(`${id} exists in the emulators only: ${choices}.`)];
  if (!/^[a-z][a-z0-9-]{4,28}[a-z0-9]$/.test(id))
    return [stop(`${id} is neither the id of a project nor an alias in .firebaserc: ${choices}.`)];
  return [];
};
