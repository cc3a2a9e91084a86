import { languages } from '@helvardar/shared/languages';
import type * as Renderer from '../src/render.tsx';
import { pngOf } from './pictures.ts';
import { drawPreview, previewSize } from './previewDrawing.ts';
import { loadTypeface } from './typeface.ts';
import { write } from './write.ts';

const filmSize = { width: 1280, height: 720 };

/** Writes the picture of every page in every language, and the still of the film. */
export const writePreviews = async (renderer: typeof Renderer, folder: string): Promise<void> => {
  const { company, colours, previewImagePath, renderPreview, routeIds } = renderer;
  const [regular, semibold, bold] = await Promise.all([
    loadTypeface(400),
    loadTypeface(600),
    loadTypeface(700),
  ]);
  const pictures = routeIds.flatMap((page) =>
    languages.map(async (language) => {
      const preview = await renderPreview(page, language);
      const svg = drawPreview(preview, company.name, { regular, semibold, bold }, colours);
      await write(
        folder,
        previewImagePath(page, language),
        await pngOf(svg, previewSize.width, previewSize.height),
      );
    }),
  );
  const { width, height } = filmSize;
  const film = renderer.renderFilmStill().replace('<svg', `<svg width="${width}" height="${height}"`);
  const still = pngOf(film, width, height);
  await Promise.all([...pictures, still.then((png) => write(folder, renderer.filmStillPath, png))]);
};
