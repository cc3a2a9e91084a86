import type { Answer } from './cli.ts';
import type { DeployedFunction, HostingSite, SecretState } from './settings.ts';

/** The signed-in accounts in the answer to `login:list`. */
export const accountsIn = (answer: Answer): string[] => {
  const accounts =
    answer.status === 'success' ? ((answer.result ?? []) as { user: { email: string } }[]) : [];
  return accounts.map(({ user }) => user.email);
};

/**
 * Whether the answer to `functions:secrets:get` names a version with a value. Google says 404 for none at all, and names
 * billing or its plan where there is none.
 */
export const secretStateIn = (answer: Answer): SecretState => {
  if (answer.status === 'error') {
    if (/HTTP Error: 404\b/.test(answer.error)) return 'missing';
    return /\bBlaze\b|\bbilling\b/i.test(answer.error) ? 'unbilled' : 'unknown';
  }
  const { secrets = [] } = (answer.result ?? {}) as { secrets?: { state: string }[] };
  return secrets.some(({ state }) => state === 'ENABLED') ? 'set' : 'missing';
};

/** The instances in the answer to `ext:list`; undefined when there was no answer. */
export const extensionsIn = (answer: Answer): string[] | undefined =>
  answer.status === 'success'
    ? ((answer.result ?? []) as { instanceId: string }[]).map(({ instanceId }) => instanceId)
    : undefined;

/** The functions in the answer to `functions:list`; undefined when there was no answer. */
export const functionsIn = (answer: Answer): DeployedFunction[] | undefined =>
  answer.status === 'success'
    ? ((answer.result ?? []) as DeployedFunction[]).map(({ id, region }) => ({ id, region }))
    : undefined;

/** The project's own site in the answer to `hosting:sites:list`. */
export const siteIn = (answer: Answer): HostingSite | undefined => {
  if (answer.status === 'error') return undefined;
  const { sites = [] } = (answer.result ?? {}) as {
    sites?: { type: string; defaultUrl: string; appId?: string }[];
  };
  const site = sites.find(({ type }) => type === 'DEFAULT_SITE');
  return site && { address: site.defaultUrl, hasApp: Boolean(site.appId) };
};

/** The address of the first site in the answer to `hosting:channel:deploy`. */
export const previewAddressIn = (answer: Answer): string | undefined =>
  answer.status === 'success'
    ? Object.values((answer.result ?? {}) as Record<string, { url: string }>)[0]?.url
    : undefined;
