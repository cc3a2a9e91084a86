import { readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** What a release brings along in `/assets`, without what it keeps of the one before. */
const list = 'assets.json';

/**
 * Adds the files of the release that is live to a built site: pages that visitors have open go on to find their parts
 * after the deployment. Answers how many were added; without a release there, none.
 */
export const keepFormerFiles = async (origin: string, folder: string): Promise<number> => {
  const own = readdirSync(join(folder, 'assets'));
  writeFileSync(join(folder, list), JSON.stringify(own));
  const response = await fetch(`${origin}/${list}`);
  if (!response.ok) return 0;
  const former = ((await response.json()) as string[]).filter((name) => /^[\w-][\w.-]*$/.test(name));
  const gone = former.filter((name) => !own.includes(name));
  await Promise.all(
    gone.map(async (name) => {
      const file = await fetch(`${origin}/assets/${name}`);
      if (!file.ok) throw new Error(`Expected /assets/${name}, came status ${file.status}`);
      writeFileSync(join(folder, 'assets', name), Buffer.from(await file.arrayBuffer()));
    }),
  );
  return gone.length;
};
