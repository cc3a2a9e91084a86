import { describe, expect, it } from 'vitest';
import { breakLines } from './lineBreaks.ts';

/** Letters all one wide: a width is a number of letters. */
const set = (title: string, width: number, hyphens: 0 | 1 = 0) =>
  breakLines(title, { widthOf: (line) => line.length, width, mostLines: 3, hyphens });

describe('a title', () => {
  it('stays on one line where it fits', () => {
    expect(set('About us', 8)).toEqual(['About us']);
  });

  it('is set in lines of equal length', () => {
    expect(set('one three five seven', 15)).toEqual(['one three', 'five seven']);
  });

  it('never ends a line in a word that leads to the next', () => {
    expect(set('Protection des données', 14)).toEqual(['Protection', 'des données']);
    expect(set('Protection des données', 10)).toBeUndefined();
  });

  it('is broken at one hyphen, and only where that is allowed', () => {
    expect(set('Social-Media-Marketing', 13)).toBeUndefined();
    expect(set('Social-Media-Marketing', 13, 1)).toEqual(['Social-Media-', 'Marketing']);
    expect(set('Social-Media-Marketing', 9, 1)).toBeUndefined();
  });

  it('does not fit where a word or the number of lines is too long', () => {
    expect(set('Nutzungsbedingungen', 18)).toBeUndefined();
    expect(set('one two three four', 5)).toBeUndefined();
  });

  it('keeps together what a no-break space joins', () => {
    expect(set('Support 24 h/24', 8)).toEqual(['Support', '24 h/24']);
  });
});
