/** Top-level domains and addresses that cannot exist on the net, and the phone number nobody has. */
const invented = /\.(?:example|invalid|test)\b|\blocalhost\b|127\.0\.0\.1|\b000 00 00\b/i;

/** The names, with dots between the levels, of all values that were made up for the local site. */
export const inventedNames = (values: object): string[] =>
  Object.entries(values).flatMap(([name, value]: [string, unknown]) => {
    if (typeof value === 'object' && value !== null)
      return inventedNames(value).map((inner) => `${name}.${inner}`);
    return typeof value === 'string' && invented.test(value) ? [name] : [];
  });
