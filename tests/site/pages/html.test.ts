import { join } from 'node:path';
import { execa } from 'execa';
import { expect, test } from 'vitest';
import { root } from '../../../commands/folders.ts';
import { findJava } from '../../../emulators/java.ts';
import { temporaryFolder } from '../../support/temporaryFolder.ts';

const checker = join(root, 'node_modules/vnu-jar/build/dist/vnu.jar');
/** Java's quick compiler is enough for a short check, but the code that it produces needs a larger stack. */
const quick = ['-XX:TieredStopAtLevel=1', '-Xss4m'];
/**
 * A message that is ignored, because the standard allows `blocking` for `rel=expect`. The dots match quotation marks,
 * which Java misreads in some locales.
 */
const outdated = '.*.blocking. attribute must have a .rel. attribute whose value is .stylesheet.*';
/** Info messages are skipped, because all of them are about the slash in `<br/>`, which React writes. */
const options = ['--skip-info-messages', '--skip-non-html', '--stdout', '--filterpattern', outdated];

const mistakes =
  '<!doctype html><html lang="en"><title>A page</title><section>Without heading</section></div></html>';

test('the Nu HTML checker has no errors and no warnings for the built pages, and has some for a page with mistakes', async () => {
  const folder = temporaryFolder({ 'mistakes.html': mistakes });
  const parameters = [...quick, '-jar', checker, ...options, join(root, 'web/dist'), folder];
  const { stdout } = await execa(join(findJava(), 'java'), parameters, { reject: false, lines: true });
  expect(stdout.filter((line) => !line.includes('mistakes.html'))).toEqual([]);
  expect(stdout).toEqual([
    expect.stringContaining('warning: Section lacks heading'),
    expect.stringContaining('error: Stray end tag'),
  ]);
});
