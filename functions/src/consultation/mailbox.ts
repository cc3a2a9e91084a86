/**
 * All domains of a provider lead to the same mailboxes. The provider ignores the characters `ignored` in the local
 * part.
 */
const providers: readonly { ignored: string; domains: readonly string[] }[] = [
  { ignored: '.', domains: ['gmail.com', 'googlemail.com'] },
  { ignored: '', domains: ['icloud.com', 'me.com', 'mac.com'] },
  { ignored: '._-', domains: ['proton.me', 'protonmail.com', 'protonmail.ch', 'pm.me'] },
];

/** One address per mailbox, such as `anna@gmail.com` for `An.Na+news@googlemail.com`. */
export const canonicalMailbox = (address: string): string => {
  const [name = '', domain = ''] = address.toLowerCase().split('@');
  const [untagged = ''] = name.split('+');
  const { ignored, domains } = providers.find((each) => each.domains.includes(domain)) ?? {
    ignored: '',
    domains: [domain],
  };
  const counted = [...untagged].filter((character) => !ignored.includes(character)).join('');
  return `${counted}@${domains[0]}`;
};
