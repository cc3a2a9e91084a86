/** A package in a lock file of npm (version 3). */
interface Entry {
  version?: string;
  dev?: boolean;
  devOptional?: boolean;
  dependencies?: Record<string, string>;
  optionalDependencies?: Record<string, string>;
  peerDependencies?: Record<string, string>;
  peerDependenciesMeta?: Record<string, { optional?: boolean }>;
}
interface LockFile {
  lockfileVersion: number;
  packages: Record<string, Entry>;
}
interface Manifest {
  name: string;
  version: string;
  dependencies: Record<string, string>;
}

/**
 * The lock file of one workspace. It repeats the versions of the project's lock file, so that a deployment installs the
 * tested versions. Throws when two versions of a package would need the same folder.
 */
export const lockFileOf = (whole: LockFile, workspace: string, manifest: Manifest): LockFile => {
  const packages: Record<string, Entry> = { '': { ...manifest } };
  const origin = new Map<string, string>();

  const add = (from: string, name: string, isOptional: boolean): void => {
    const place = placeOf(whole, from, name);
    if (!place && isOptional) return;
    if (!place) throw new Error(`package-lock.json has no ${name}, which ${from} needs.`);
    const target = place.startsWith(`${workspace}/`) ? place.slice(workspace.length + 1) : place;
    const before = origin.get(target);
    if (before === place) return;
    if (before) throw new Error(`${before} and ${place} would both be installed as ${target}.`);
    origin.set(target, place);
    const { dev: _, devOptional: __, ...entry } = whole.packages[place] ?? {};
    packages[target] = entry;
    const { dependencies, optionalDependencies, peerDependencies, peerDependenciesMeta = {} } = entry;
    for (const needed of Object.keys(dependencies ?? {})) add(place, needed, false);
    for (const needed of Object.keys(optionalDependencies ?? {})) add(place, needed, true);
    for (const needed of Object.keys(peerDependencies ?? {}))
      if (!peerDependenciesMeta[needed]?.optional) add(place, needed, false);
  };
  for (const name of Object.keys(manifest.dependencies)) add(workspace, name, false);
  const sorted = Object.entries(packages).sort(([one], [other]) => (one < other ? -1 : 1));
  return { lockfileVersion: whole.lockfileVersion, packages: Object.fromEntries(sorted) };
};

/** The path at which Node finds the package `name`: in `node_modules` of the folder `from` or of a folder above it. */
const placeOf = ({ packages }: LockFile, from: string, name: string): string | undefined => {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/')))) {
    const place = `${folder}${folder && '/'}node_modules/${name}`;
    if (packages[place]) return place;
    if (!folder) return undefined;
  }
};
