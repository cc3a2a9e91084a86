/** Letters that look like a Latin letter in most fonts. */
const alike = new Map(
  [
    ...['аa', 'еe', 'оo', 'рp', 'сc', 'уy', 'хx', 'іi', 'јj', 'ѕs', 'һh', 'ԁd', 'ԛq', 'ԝw', 'ӏl'],
    ...['АA', 'ВB', 'ЕE', 'ІI', 'ЈJ', 'КK', 'МM', 'НH', 'ОO', 'РP', 'ЅS', 'СC', 'ТT', 'УY', 'ХX'],
    ...['αa', 'οo', 'νv', 'ρp', 'υu', 'ιi', 'κk', 'ΑA', 'ΒB', 'ΕE', 'ΖZ', 'ΗH', 'ΙI', 'ΚK', 'ΜM', 'ΝN'],
    ...['ΟO', 'ΡP', 'ΤT', 'ΥY', 'ΧX', 'ıi', 'İI', 'ɑa', 'ɡg'],
  ].map(([letter = '', latin = '']): [string, string] => [letter, latin]),
);

/** The letters of the Macedonian keyboard, in the order of the Latin letters on the same keys. */
const cyrillicKeys = 'абвгдезијклљмнњопрстуѕфхцџ';
const latinKeys = 'abvgdezijklqmnwoprstuyfhcx';
const keys = new Map([...cyrillicKeys].map((letter, at) => [letter, latinKeys[at] ?? letter]));

const replaced = (text: string, letters: ReadonlyMap<string, string>): string =>
  [...text].map((letter) => letters.get(letter) ?? letter).join('');

const latin = /\p{Script=Latin}/u;
const lookalike = /[\p{Script=Cyrillic}\p{Script=Greek}]/u;

/** Whether a word has Latin letters and Cyrillic or Greek ones. No registry gives such a domain. */
export const isMixed = (word: string): boolean => latin.test(word) && lookalike.test(word);

/** The Latin letters that a word with letters of other scripts looks like. */
export const inLatin = (word: string): string => replaced(word, alike);

/** What a person types on a Cyrillic keyboard who means the Latin one. */
export const onLatinKeys = (word: string): string => replaced(word.toLowerCase(), keys);
