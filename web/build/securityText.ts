import { languages } from '@helvardar/shared/languages';

/** Where to report a vulnerability (RFC 9116); valid for a year from the day of the build. */
export const securityText = (origin: string, email: string, built: Date): string => {
  const expires = new Date(Date.UTC(built.getUTCFullYear() + 1, built.getUTCMonth(), built.getUTCDate()));
  return `Contact: mailto:${email}
Expires: ${expires.toISOString()}
Preferred-Languages: ${languages.join(', ')}
Canonical: ${origin}/.well-known/security.txt
`;
};
