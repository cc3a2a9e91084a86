import { readConfiguration } from '../../functions/src/config.ts';
import { type Finding, stop, warning } from '../finding.ts';
import { inventedNames } from '../invented.ts';
import type { Settings } from '../settings.ts';

/** The functions refuse to start with a missing value; with an invented one they would mail nobody. */
export const functionsValues = ({
  functionsValues: values,
  trial,
}: Pick<Settings, 'functionsValues' | 'trial'>): Finding[] => [
  ...malformed(values),
  ...invented(values, trial),
  ...withoutToken(values),
];

const malformed = (values: Settings['functionsValues']): Finding[] => {
  try {
    readConfiguration(values);
    return [];
  } catch (error) {
    return [stop(`${(error as Error).message}.`)];
  }
};

const invented = (values: Settings['functionsValues'], trial: boolean): Finding[] => {
  const names = inventedNames(values);
  if (names.length === 0) return [];
  const found = `functions/.env still holds invented values (${names.join(', ')})`;
  return [
    trial
      ? warning(`${found}: this trial will send no e-mails.`)
      : stop(`${found}: write the real ones there or into functions/.env.<project id>.`),
  ];
};

const withoutToken = (values: Settings['functionsValues']): Finding[] =>
  values['APP_CHECK'] === 'enforced'
    ? [warning('APP_CHECK is enforced: the function refuses every page that sends no App Check token.')]
    : [];
