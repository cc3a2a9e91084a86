import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Command } from 'commander';
import { runCommand } from '../../commands/command.ts';
import { stateFolder } from '../../commands/folders.ts';
import { launchBrowser } from '../support/browser.ts';
import { type Entry, writeAlbum } from './album.ts';
import { buildCommit, buildHere, serveFolder } from './builtSite.ts';
import { compare } from './compare.ts';
import { newStillContext, photograph } from './photograph.ts';
import { fileOf, type Subject, subjectsOf } from './pictures.ts';

const folder = join(stateFolder, 'screenshots');
const keep = (file: string, picture: Buffer) => writeFileSync(join(folder, file), picture);

/** Works on two subjects at once: one can use the processor while the other waits. */
const inPairs = async <Result>(subjects: Subject[], work: (subject: Subject) => Promise<Result[]>) => {
  const results: Result[] = [];
  const queue = subjects.values();
  const worker = async () => {
    for (const subject of queue) results.push(...(await work(subject)));
  };
  await Promise.all([worker(), worker()]);
  return results;
};

/** Writes an album with all pictures of the pages, or only those that differ from the site of the commit `against`. */
const screenshots = async (words: string[], against?: string): Promise<number> => {
  const subjects = subjectsOf(words);
  console.log('Building the site …');
  const [after, before] = [
    await serveFolder(await buildHere()),
    against && (await serveFolder(await buildCommit(against))),
  ];
  const browser = await launchBrowser();
  const context = await newStillContext(browser);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });

  const entries = await inPairs<Entry>(subjects, async (subject) => {
    const now = await photograph(context, after, subject);
    const then = before ? await photograph(context, before, subject) : [];
    const taken: Entry[] = [];
    for (const [index, { screen, picture }] of now.entries()) {
      const file = fileOf(subject, screen);
      const former = then[index]?.picture;
      if (!former) {
        keep(file, picture);
        taken.push({ title: `${subject.path} ${screen.colorScheme}`, file });
        continue;
      }
      const { share, difference } = await compare(former, picture);
      const title = `${subject.path}, ${screen.colorScheme}, ${screen.width} px: ${(share * 100).toFixed(2)} %`;
      taken.push({ title, file, share });
      if (!difference) continue;
      keep(`before-${file}`, former);
      keep(`after-${file}`, picture);
      keep(`difference-${file}`, difference);
    }
    return taken;
  });
  await browser.close();

  const changed = against
    ? entries.filter(({ share = 0 }) => share > 0).sort((one, other) => (other.share ?? 0) - (one.share ?? 0))
    : entries;
  const result = against
    ? `${entries.length} pictures, ${changed.length} changed`
    : `${entries.length} pictures`;
  const album = writeAlbum(folder, result, changed);
  if (against) for (const { title } of changed) console.log(title);
  console.log(`${album}\n${result}`);
  return 0;
};

const command = new Command('npm run screenshots --')
  .argument('[words...]', 'pages by name or path, languages by code; all without any')
  .option('--against <commit>', 'compares with the site of that commit')
  .action((words: string[], { against }: { against?: string }) =>
    runCommand(() => screenshots(words, against)),
  );
await command.parseAsync();
