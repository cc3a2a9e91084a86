import { manifestIcons } from './icons.ts';

interface Facts {
  name: string;
  description: string;
  ground: string;
}

/** What a browser shows of the site when it is put on a home screen. */
export const webManifest = ({ name, description, ground }: Facts): string =>
  `${JSON.stringify(
    {
      name,
      short_name: name,
      description,
      lang: 'en',
      start_url: '/',
      display: 'browser',
      background_color: ground,
      theme_color: ground,
      icons: manifestIcons,
    },
    null,
    2,
  )}\n`;
