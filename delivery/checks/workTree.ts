import { type Finding, warning } from '../finding.ts';
import type { Settings } from '../settings.ts';

/** What is deployed should be what a commit names. */
export const workTree = ({ changedFiles }: Pick<Settings, 'changedFiles'>): Finding[] =>
  changedFiles === 0
    ? []
    : [warning(`${changedFiles} changed files are in no commit, and will be deployed all the same.`)];
