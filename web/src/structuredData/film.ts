import { company } from '../company.ts';
import { absolute } from '../pageAddress.ts';
import type { Describe } from './structuredData.ts';

/** Where the build writes the still of the film. */
export const filmStillPath = '/previews/film.png';

const { address, uploaded, seconds } = company.video;

/** The film of the home page. */
export const film: Describe = ({ texts }) => [
  {
    '@type': 'VideoObject',
    name: texts.t('video.title', { ns: 'home' }),
    description: texts.t('video.lead', { ns: 'home' }),
    thumbnailUrl: absolute(filmStillPath),
    contentUrl: address,
    uploadDate: uploaded,
    duration: `PT${Math.floor(seconds / 60)}M${seconds % 60}S`,
  },
];
