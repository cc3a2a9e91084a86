import type { Plugin } from 'vite';

/**
 * Removes the keys of an icon's parts. React needs none in production, because the parts never change their order, and
 * random letters hardly compress.
 */
export const iconKeys = (): Plugin => ({
  name: 'icon-keys',
  apply: 'build',
  transform: {
    filter: { id: /lucide-react[\\/].*[\\/]icons[\\/]/ },
    handler: (code) => ({ code: code.replaceAll(/, key: "\w+"/g, ''), map: null }),
  },
});
