/** The middle of several numbers; of an even number of them the mean of the two in the middle. */
export const median = (numbers: readonly number[]): number => {
  const sorted = numbers.toSorted((one, other) => one - other);
  const middle = sorted.slice(Math.ceil(sorted.length / 2) - 1, Math.floor(sorted.length / 2) + 1);
  if (middle.length === 0) throw new Error('Expected numbers, came none');
  return middle.reduce((sum, number) => sum + number, 0) / middle.length;
};

/** The smallest of the numbers that at least this share of them does not exceed. */
export const quantile = (numbers: readonly number[], share: number): number =>
  numbers.toSorted((one, other) => one - other)[Math.max(0, Math.ceil(numbers.length * share) - 1)] ??
  Number.NaN;
