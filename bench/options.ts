import { InvalidArgumentError } from 'commander';

/** Reads the value of an option that takes a whole number of at least one. */
export const count = (text: string): number => {
  if (!/^[1-9]\d*$/.test(text)) throw new InvalidArgumentError('Expected a whole number of at least one.');
  return Number(text);
};
