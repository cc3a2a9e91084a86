import type { BuiltPage } from './sizePages.ts';

/** A built script: what it is made of and what it loads, as the bundler says. */
export interface Chunk {
  fileName: string;
  moduleIds: string[];
  imports: string[];
  dynamicImports: string[];
}

/** They are fetched when a visitor turns to the dialog, or has a request waiting in the outbox. */
const dialogEntrances = ['web/src/consultation/ConsultationRequest.tsx', 'web/src/consultation/send.ts'];
const dialogLibraries = /\/node_modules\/((?:@?firebase|formik|yup|notistack)\/.*)/;
const laterSlides = 'web/src/art/posters.ts';
const composition = /\/web\/src\/art\/(?!Poster\.tsx)/;
const textsOf = /\/locales\/(\w+)\/\w+\.json/;

type Chunks = Map<string, Chunk>;

const chunkOf = (chunks: Chunks, source: string): Chunk => {
  const chunk = [...chunks.values()].find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(source)));
  if (!chunk) throw new Error(`Expected ${source} in one of the built scripts, found it in none`);
  return chunk;
};

const chunkIn = (chunks: Chunks, file: string): Chunk => {
  const chunk = chunks.get(file);
  if (!chunk) throw new Error(`Expected ${file} among the built scripts, found none`);
  return chunk;
};

/** Files, and what they load in the given way, and so on. */
const reach = (chunks: Chunks, files: string[], loadedBy: (chunk: Chunk) => string[]): Chunk[] => {
  const found = new Set(files);
  for (const file of found) for (const loaded of loadedBy(chunkIn(chunks, file))) found.add(loaded);
  return [...found].map((file) => chunkIn(chunks, file));
};

/** What the first views load although it belongs to the dialog, to another language or to a later slide. */
export const misplaced = (pages: BuiltPage[], built: Chunk[]): string[] => {
  const chunks: Chunks = new Map(built.map((chunk) => [chunk.fileName, chunk]));
  const entrances = dialogEntrances.map((source) => chunkOf(chunks, source).fileName);
  const later = reach(chunks, [chunkOf(chunks, laterSlides).fileName], ({ imports }) => imports)
    .filter(({ moduleIds }) => moduleIds.some((id) => composition.test(id)))
    .map(({ fileName }) => fileName);

  const first = [...new Set(pages.flatMap(({ scripts }) => scripts))];
  const beforeDialog = reach(chunks, first, ({ imports, dynamicImports }) => [
    ...imports,
    ...dynamicImports.filter((file) => !entrances.includes(file)),
  ]);
  const early = beforeDialog.flatMap(({ fileName, moduleIds }) => {
    const library = moduleIds.flatMap((id) => dialogLibraries.exec(id)?.[1] ?? [])[0];
    return library ? [`${fileName} can be loaded before the dialog is opened, and holds ${library}`] : [];
  });

  const onPages = pages.flatMap(({ path, page, language, scripts }) => [
    ...scripts.flatMap((file) =>
      chunkIn(chunks, file)
        .moduleIds.filter((id) => (textsOf.exec(id)?.[1] ?? language) !== language)
        .map((id) => `${path} loads texts of another language: ${file} holds ${textsOf.exec(id)?.[0]}`),
    ),
    ...(page === 'home' ? scripts : [])
      .filter((file) => later.includes(file))
      .map((file) => `${path} loads the composition of a later slide at its start: ${file}`),
  ]);
  return [...early, ...onPages];
};
