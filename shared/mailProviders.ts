/** Large providers with the endings of their domains, the most usual first. */
const endings: Record<string, string> = {
  gmail: 'com',
  googlemail: 'com',
  hotmail: 'com fr de ch it es be nl at se no dk fi gr hu cz co.uk com.tr com.br com.ar ca rs',
  outlook: 'com de fr it es at be dk ie pt sk cz hu com.au com.br com.gr com.tr rs',
  live: 'com de fr it ch at be nl co.uk se no dk ca com.mx ie',
  msn: 'com',
  icloud: 'com',
  yahoo: 'com de fr it es co.uk ca ie gr at se no dk pl ro com.br com.ar com.mx com.au co.in com.tr',
  rocketmail: 'com',
  aol: 'com de fr it co.uk',
  gmx: 'ch de net com at fr li org eu info co.uk us',
  bluewin: 'ch',
  sunrise: 'ch',
  hispeed: 'ch',
  quickline: 'ch',
  protonmail: 'com ch',
  proton: 'me',
  web: 'de',
  't-online': 'de',
  freenet: 'de',
  arcor: 'de',
  posteo: 'de net org ch at eu',
  orange: 'fr',
  wanadoo: 'fr',
  laposte: 'net',
  free: 'fr',
  sfr: 'fr',
  libero: 'it',
};

/** Providers whose domain looks like a slip in a larger one's. */
const known = [
  ...['mail.com', 'email.com', 'ymail.com', 'mailo.com', 'hey.com', 'me.com', 'mac.com', 'pm.me', 'mail.ru'],
  ...['mail.ch', 'mail.de', 'email.de', 'email.it', 'email.cz', 'bluemail.ch', 'orange.com', 'free.net'],
];

/** Names that no other company has, whatever the ending of the domain. */
const unmistakable = [
  'gmail',
  'googlemail',
  'icloud',
  'bluewin',
  'protonmail',
  'rocketmail',
  'wanadoo',
  'laposte',
];

export interface Provider {
  name: string;
  domain: string;
  /** Whether a domain with this name and another ending is a slip. */
  isUnmistakable: boolean;
}

export const providers: readonly Provider[] = Object.entries(endings).flatMap(([name, list]) =>
  list.split(' ').map((ending) => ({
    name,
    domain: `${name}.${ending}`,
    isUnmistakable: unmistakable.includes(name),
  })),
);

const domains = new Set([...providers.map(({ domain }) => domain), ...known]);
export const isProvider = (domain: string): boolean => domains.has(domain.toLowerCase());
