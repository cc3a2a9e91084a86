/**
 * Values that tell where a request came from. The visitor does not type it, so it is no field of the form: it is stored beside
 * `language`, and neither fingerprint nor draft contains it. Each value may be absent. The limits are also in
 * `firestore.rules`.
 */
export const lead = {
  /** The path of the page from which the visitor came to the form. */
  came_from: /^\/[a-z0-9/-]{0,99}$/,
  /** The name of a campaign: `utm_campaign` of the address. */
  campaign: /^[\w .~+-]{1,100}$/,
} as const;

export type Lead = { [Name in keyof typeof lead]?: string };

export const leadNames = Object.keys(lead) as (keyof typeof lead)[];

/** The valid values among these. */
export const leadOf = (values: Record<string, unknown>): Lead =>
  Object.fromEntries(
    leadNames.flatMap((name) => {
      const value = values[name];
      return typeof value === 'string' && lead[name].test(value) ? [[name, value]] : [];
    }),
  );
