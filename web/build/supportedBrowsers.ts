import { fileURLToPath } from 'node:url';
import browserslist from 'browserslist';
import browserslistToEsbuild from 'browserslist-to-esbuild';
import { type TransformOptions, transformSync } from 'esbuild';
import { browserslistToTargets, Features, transform } from 'lightningcss';

const path = fileURLToPath(new URL('../..', import.meta.url));

const queries = browserslist.loadConfig({ path });

/** The oldest supported version of each browser, from `browserslist` in `package.json`. */
export const supportedBrowsers = browserslistToEsbuild(queries);

const targets = browserslistToTargets(browserslist(queries));

/**
 * The same styles in fewer bytes, with the vendor prefixes that a supported browser needs. For `light-dark()`, which the
 * site does not use, Lightning CSS would add variables to each `color-scheme`.
 */
export const minifyStyles = (styles: string): string =>
  transform({
    filename: 'styles.css',
    code: Buffer.from(styles),
    minify: true,
    targets,
    exclude: Features.LightDark,
  }).code.toString();

const options: TransformOptions = {
  logLevel: 'silent',
  minifyWhitespace: true,
  // esbuild counts these as unsupported in every browser, because each version of Unicode adds properties.
  supported: { 'regexp-unicode-property-escapes': true },
  logOverride: { 'unsupported-regexp': 'error' },
};

/** Lookbehinds, and flags for a part. A text search finds them also in strings, from which the site builds expressions. */
const newerGroup = /\(\?(?:<[=!]|[ims-]+:)/;

const printed = (code: string) => transformSync(code, { ...options, target: 'esnext' }).code;

const lowered = (file: string, code: string) => {
  try {
    return transformSync(code, { ...options, target: supportedBrowsers }).code;
  } catch (cause) {
    throw new Error(`Expected syntax of the supported browsers in ${file}`, { cause });
  }
};

/**
 * Throws if a supported browser cannot parse a script or one of its regular expressions. esbuild replaces syntax that
 * is too new, so it must leave the script as it is. Printing both again removes differences in brackets.
 */
export const checkSyntax = (file: string, code: string): void => {
  const group = newerGroup.exec(code)?.[0];
  if (group)
    throw new Error(`Expected regular expressions of the supported browsers in ${file}, found ${group}`);
  const script = printed(code);
  if (printed(lowered(file, script)) !== script)
    throw new Error(`Expected syntax of the supported browsers in ${file}`);
};
