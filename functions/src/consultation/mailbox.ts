/** Providers that deliver to one mailbox whatever of these characters stand in the name, under each of their domains. */
const providers: readonly { ignored: RegExp; domains: readonly string[] }[] = [
  { ignored: /\./g, domains: ['gmail.com', 'googlemail.com'] },
  { ignored: /[._-]/g, domains: ['proton.me', 'protonmail.com', 'protonmail.ch', 'pm.me'] },
];

/** The mailbox behind an address, for counting: without `+tag`, upper case, and what means nothing to its provider. */
export const canonicalMailbox = (address: string): string => {
  const [name = '', domain = ''] = address.toLowerCase().split('@');
  const [untagged = ''] = name.split('+');
  const provider = providers.find(({ domains }) => domains.includes(domain));
  return provider
    ? `${untagged.replace(provider.ignored, '')}@${provider.domains[0]}`
    : `${untagged}@${domain}`;
};
