/** Words that lead to the next one: a line does not end in them. */
const particles = new Set(
  [
    'a an and at by for from in of on or the to with',
    'am an auf aus bei der die das den dem des für im in mit oder und vom von zu zur',
    'à au aux avec dans de des du en et la le les ou par pour sans sur un une',
  ].flatMap((words) => words.split(' ')),
);

/** The pieces between which a line may end: after a blank, which then falls away, and after a hyphen. */
const piecesOf = (text: string): string[] => text.match(/[^ -]+(?:-| +|$)/g) ?? [];

/** Every way to set pieces in a number of lines. */
const settings = (pieces: string[], lines: number): string[][] => {
  if (lines === 1) return [[pieces.join('').trim()]];
  return pieces.slice(0, pieces.length - lines + 1).flatMap((_, index) => {
    const first = pieces
      .slice(0, index + 1)
      .join('')
      .trim();
    return settings(pieces.slice(index + 1), lines - 1).map((rest) => [first, ...rest]);
  });
};

const breaksWell = (lines: string[], hyphens: number): boolean => {
  const broken = lines.slice(0, -1);
  return (
    broken.every((line) => !particles.has(line.split(' ').at(-1)?.toLowerCase() ?? '')) &&
    broken.filter((line) => line.endsWith('-')).length <= hyphens
  );
};

interface Measure {
  widthOf: (line: string) => number;
  width: number;
  mostLines: number;
  /** How many lines may end at a hyphen. */
  hyphens: 0 | 1;
}

/** A title in as few lines as fit, of lengths as equal as can be; undefined where it does not fit. */
export const breakLines = (
  title: string,
  { widthOf, width, mostLines, hyphens }: Measure,
): string[] | undefined => {
  const pieces = piecesOf(title);
  const raggedness = (lines: string[]) => lines.reduce((sum, line) => sum + (width - widthOf(line)) ** 2, 0);
  for (let lines = 1; lines <= Math.min(mostLines, pieces.length); lines += 1) {
    const [best] = settings(pieces, lines)
      .filter((setting) => breaksWell(setting, hyphens) && setting.every((line) => widthOf(line) <= width))
      .sort((one, other) => raggedness(one) - raggedness(other));
    if (best) return best;
  }
  return undefined;
};
