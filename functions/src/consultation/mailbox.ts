/** Mail providers whose domains share mailboxes, with the characters that they ignore in the local part. */
const providers: readonly { ignored: RegExp; domains: readonly string[] }[] = [
  { ignored: /\./g, domains: ['gmail.com', 'googlemail.com'] },
  { ignored: /[._-]/g, domains: ['proton.me', 'protonmail.com', 'protonmail.ch', 'pm.me'] },
];

/** The mailbox of an address, for counting: lower case, without `+tag` and the characters that its provider ignores. */
export const canonicalMailbox = (address: string): string => {
  const [name = '', domain = ''] = address.toLowerCase().split('@');
  const [untagged = ''] = name.split('+');
  const provider = providers.find(({ domains }) => domains.includes(domain));
  return provider
    ? `${untagged.replace(provider.ignored, '')}@${provider.domains[0]}`
    : `${untagged}@${domain}`;
};
