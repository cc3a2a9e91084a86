import type { Plugin } from 'vite';

/** Parts of an icon's module: the keys of its paths, its name and default size, its aliases, and a statement without effect. */
const unread = /,\s+key: "\w+"|name: "[^"]+",\s+size: 24,|,\s+aliases: \[[^\]]*\]|__iconData\.node;/g;

/**
 * Removes what nothing reads from the modules of icons. React needs no keys of paths that never change their order, and the
 * site does not use the classes that contain the names. The random letters of keys hardly compress.
 */
export const iconData = (): Plugin => ({
  name: 'icon-data',
  apply: 'build',
  transform: {
    filter: { id: /lucide-react[\\/].*[\\/]icons[\\/]/ },
    handler: (code) => ({ code: code.replaceAll(unread, ''), map: null }),
  },
});
