/** Line breaks of any system become LF, lone surrogates U+FFFD, combining sequences their composed form. */
const toText = (value: string): string =>
  value
    .replace(/\p{Surrogate}/gu, '\ufffd')
    .replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, '')
    // After the removals: they can bring a letter and its accent together.
    .normalize('NFC')
    .trim();

/** As `toText`, on one line: control characters become blanks, so that no value can start a new header line. */
const toLine = (value: string): string => toText(value.replace(/[\p{Cc}\u2028\u2029]+/gu, ' '));

/** An internationalised domain in the ASCII form that mail servers exchange; anything else as it is. */
const toAddress = (value: string): string => {
  const [local, domain, ...more] = value.trim().split('@');
  if (!domain || more.length > 0 || !/^[\p{L}\p{M}\p{N}.-]+$/u.test(domain) || /^[\x20-\x7e]+$/.test(domain))
    return value.trim();
  try {
    return `${local}@${new URL(`http://${domain}`).hostname}`;
  } catch {
    return value.trim();
  }
};

const orNull = (value: string): string | null => value || null;

const normalisers: Record<string, (value: string) => string | null> = {
  name: toLine,
  email: toAddress,
  phone: (value) => orNull(toLine(value)),
  company: (value) => orNull(toLine(value)),
  message: toText,
};

/**
 * The form in which a request is validated, stored, compared and mailed, whoever sends it: the text fields well formed,
 * NFC, trimmed, optional ones null when empty. Everything else stays as it is, wrong types too: the schema judges them.
 */
export const normalise = <Name extends string>(values: Record<Name, unknown>): Record<Name, unknown> => {
  const entries = Object.entries<unknown>(values).map(([name, value]) => {
    const normaliser = Object.hasOwn(normalisers, name) ? normalisers[name] : undefined;
    return [name, normaliser && typeof value === 'string' ? normaliser(value) : value];
  });
  return Object.fromEntries(entries);
};
