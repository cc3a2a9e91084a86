/** Something that is measured, with what it shall be. */
export interface Figure {
  title: string;
  /** The figure shall be at most, or at least, so much. */
  target?: { most: number } | { least: number };
  /** The figure as text. */
  format: (value: number) => string;
}

export const seconds = (value: number) => `${(value / 1_000).toFixed(2)} s`;
export const milliseconds = (value: number) => `${Math.round(value)} ms`;
export const kibibytes = (value: number) => `${(value / 1_024).toFixed(1)} KiB`;
export const kilobytes = (value: number) => `${(value / 1_000).toFixed(1)} kB`;

export const isMissed = ({ target }: Figure, value: number): boolean =>
  target !== undefined && ('most' in target ? value > target.most : value < target.least);

/** The target as text; empty where there is none. */
export const targetOf = ({ target, format }: Figure): string => {
  if (!target) return '';
  return 'most' in target ? `≤ ${format(target.most)}` : `≥ ${format(target.least)}`;
};

/** A value as text, marked where it misses its target. */
export const shown = (figure: Figure, value: number): string =>
  `${isMissed(figure, value) ? '✘ ' : ''}${figure.format(value)}`;
