/**
 * Mail providers whose domains all lead to the same mailboxes, with the characters that they ignore in the local part.
 */
const providers: readonly { ignored: string; domains: readonly string[] }[] = [
  { ignored: '.', domains: ['gmail.com', 'googlemail.com'] },
  { ignored: '', domains: ['icloud.com', 'me.com', 'mac.com'] },
  { ignored: '._-', domains: ['proton.me', 'protonmail.com', 'protonmail.ch', 'pm.me'] },
];

/** The mailbox of an address, for counting: lower case, without `+tag` and the characters that its provider ignores. */
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
