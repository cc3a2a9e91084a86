import type { Plugin } from 'vite';

/**
 * Removes what nothing reads from the data of an icon: the keys of its parts, which never change their order, its name and
 * aliases, whose classes the site does not use, and the default size. Random letters hardly compress.
 */
export const iconData = (): Plugin => ({
  name: 'icon-data',
  apply: 'build',
  transform: {
    filter: { id: /lucide-react[\\/].*[\\/]icons[\\/]/ },
    handler: (code) => ({ code: code.replaceAll(unread, ''), map: null }),
  },
});

const unread = /,\s+key: "\w+"|name: "[^"]+",\s+size: 24,|,\s+aliases: \[[^\]]*\]|__iconData\.node;/g;
