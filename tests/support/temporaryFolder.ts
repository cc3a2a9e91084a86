import { mkdirSync, mkdtempSync, realpathSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { onTestFinished } from 'vitest';

/** Creates a folder with these files for one test. Files in `bin` are executable. */
export const temporaryFolder = (files: Record<string, string> = {}): string => {
  const folder = realpathSync(mkdtempSync(join(tmpdir(), 'helvardar-')));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  for (const [path, content] of Object.entries(files)) {
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, content, { mode: dirname(path).endsWith('bin') ? 0o755 : 0o644 });
  }
  return folder;
};
