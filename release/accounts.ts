import { outputOf } from '../commands/commandLine.ts';
import type { instances } from '../functions/src/instances.ts';
import type { Finding } from './findings.ts';

type Account = (typeof instances)[keyof typeof instances]['account'];

/** Receives the events of a trigger, and works in Firestore. */
const ofTriggers = ['datastore.user', 'eventarc.eventReceiver', 'run.invoker'];

/** The project roles of the functions' service accounts. The Firebase CLI grants access to the secrets. */
export const roles: Record<Account, readonly string[]> = {
  'website-form': ofTriggers,
  'website-mailer': ofTriggers,
  'website-schedule': ['datastore.user'],
};

/** The roles of the project's service accounts, by name. Undefined if Google gave no answer. */
type AccountRoles = Readonly<Record<string, readonly string[]>>;

export const askAccountRoles = async (project: string): Promise<AccountRoles | undefined> => {
  const asked = ['gcloud', 'projects', 'get-iam-policy', project, '--format=json', '--quiet'] as const;
  const description = await outputOf(asked);
  if (!description) return undefined;
  const { bindings = [] } = JSON.parse(description) as { bindings?: { role: string; members: string[] }[] };
  const found: Record<string, string[]> = {};
  for (const { role, members } of bindings)
    for (const member of members) {
      const [, name] = RegExp(`^serviceAccount:(.+)@${project}\\.iam\\.`).exec(member) ?? [];
      if (name) found[name] = [...(found[name] ?? []), role.replace('roles/', '')];
    }
  return found;
};

/** Checks whether every account has its roles and no others. */
export const accountChecks = (found: AccountRoles | undefined): Finding[] => [
  ['Accounts', '?', !found && 'their roles could not be asked (docs/set-up.md, step 6).'],
  ...Object.entries(roles).flatMap(([account, expected]): Finding[] => {
    const has = found?.[account] ?? [];
    const absent = expected.filter((role) => !has.includes(role)).join(', ');
    const more = has.filter((role) => !expected.includes(role)).join(', ');
    return [
      ['Accounts', '✘', found && absent && `${account} needs ${absent}: docs/set-up.md, step 6.`],
      ['Accounts', '!', more && `${account} has more than it needs: ${more}.`],
    ];
  }),
];
