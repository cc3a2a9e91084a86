/** Providers that deliver to one mailbox whatever dots stand in the name, under each of their domains. */
const withoutDots: readonly string[] = ['gmail.com', 'googlemail.com'];

/** The mailbox behind an address, for counting: without `+tag` and upper case, and without dots where they mean nothing. */
export const canonicalMailbox = (address: string): string => {
  const [name = '', domain = ''] = address.toLowerCase().split('@');
  const [untagged = ''] = name.split('+');
  return withoutDots.includes(domain)
    ? `${untagged.replaceAll('.', '')}@${withoutDots[0]}`
    : `${untagged}@${domain}`;
};
