/** 20 ASCII letters and digits, like the ids of Firestore's clients. */
export const requestIdPattern = /^[A-Za-z0-9]{20}$/;

/** Invisible characters inside words: the joiners of Persian, Indic scripts and emoji, and variation selectors. */
const joining = '\\p{Join_Control}\\p{Variation_Selector}';
/** The flag of a region such as Scotland: a black flag and a code in invisible tags. */
const regionFlag = '\\u{1F3F4}[\\u{E0030}-\\u{E0039}\\u{E0061}-\\u{E007A}]{4,6}\\u{E007F}';
/**
 * Invisible characters that Unicode does not call ignorable: marks of interlinear annotations, the object replacement
 * character, noncharacters.
 */
const unseen = '\\ufff9-\\ufffc\\ufffe\\uffff';
/** White space as `String.trim` defines it, and the Braille blank. */
const space = '\\s\\u2800';

const trimmed = `[^${space}${joining}](?:[\\s\\S]*[^${space}\\p{Join_Control}])?`;
/** Finds the part of a text between the white space and joiners at its ends. */
export const betweenSpaces = new RegExp(trimmed, 'u');
/** Matches a text that is not empty, with neither white space nor joiners at its ends. */
export const trimmedPattern = new RegExp(`^${trimmed}$`, 'u');

/**
 * Finds invisible characters and direction marks. Captures those that `normalise` keeps: joiners, variation selectors,
 * and the flags of regions.
 */
export const invisible = new RegExp(
  `([${joining}]|${regionFlag})|[\\p{Bidi_Control}\\p{Default_Ignorable_Code_Point}${unseen}]`,
  'gu',
);

const seen = `[^\\p{Cc}\\u2028\\u2029\\p{Bidi_Control}\\p{Default_Ignorable_Code_Point}${unseen}]|[${joining}]|${regionFlag}`;
/** Matches one line. The only invisible characters in it are joiners, variation selectors and the flags of regions. */
export const linePattern = new RegExp(`^(?:${seen})*$`, 'u');
/** Like `linePattern`, with line breaks and tabs. */
export const textPattern = new RegExp(`^(?:${seen}|[\\n\\t])*$`, 'u');

const label = '[a-zA-Z0-9](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?';
/** A name with a dot. Its last part begins with a letter, because `127.1` and `127.0x1` are addresses of a computer. */
const domain = `(?:${label}\\.)+[a-zA-Z](?:[a-zA-Z0-9-]{0,61}[a-zA-Z0-9])?`;
/**
 * The expression of the HTML standard for `<input type="email">`, with at least one dot in the domain. It matches no
 * text with a comma, space or double quote, so a mail server never takes a matching text for two recipients.
 */
export const singleAddressPattern = new RegExp(`^[a-zA-Z0-9.!#$%&'*+/=?^_\`{|}~-]+@${domain}$`);

const atom = "[a-zA-Z0-9!#%&'*+/=?^_~-]+";
/**
 * An address to which mail servers deliver. It has no dot at an end of the local part or beside another dot, and no
 * `=?`, which begins an encoded word (RFC 2047). It has none of a shell's characters and no hyphen in front, so that it
 * is harmless on a command line; no mailbox has them.
 */
export const emailPattern = new RegExp(`^(?!-|.*=\\?)${atom}(?:\\.${atom})*@${domain}$`);
