/** The endings of providers that are in most countries. */
const worldwide =
  'com de fr ch it es at be nl dk se no fi ie gr pt pl cz hu ro rs sk ca co.uk com.br com.tr com.au com.mx com.ar co.in';

/** Large providers with the endings of their domains, the most usual first. */
const endings: Record<string, string> = {
  gmail: 'com',
  googlemail: 'com',
  hotmail: worldwide,
  outlook: worldwide,
  live: worldwide,
  yahoo: worldwide,
  icloud: 'com',
  msn: 'com',
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
};

/** Providers whose domain looks like a slip in a larger one's. */
const known =
  'mail.com email.com ymail.com mailo.com hey.com me.com mac.com pm.me mail.ru mail.ch mail.de email.de email.it bluemail.ch orange.com';

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

const domains = new Set([...providers.map(({ domain }) => domain), ...known.split(' ')]);
export const isProvider = (domain: string): boolean => domains.has(domain.toLowerCase());
