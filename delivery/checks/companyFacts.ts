import { type Finding, stop, warning } from '../finding.ts';
import { inventedNames } from '../invented.ts';
import type { Settings } from '../settings.ts';

/** Nobody reaches a company at invented addresses; a trial may show them. */
export const companyFacts =
  (company: object) =>
  ({ trial }: Pick<Settings, 'trial'>): Finding[] => {
    const names = inventedNames(company);
    if (names.length === 0) return [];
    const found = `shared/company.ts still holds invented facts (${names.join(', ')})`;
    return [
      trial
        ? warning(`${found}, which this trial will show.`)
        : stop(`${found}: write the real ones, or deploy a trial with \`--trial\`.`),
    ];
  };
