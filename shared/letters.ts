/** Cyrillic and Greek letters and the Turkish i, in the order of the Latin letters that they look like. */
const lookalikes = 'аеорсухіјѕһԁԛԝӏαονρυικɑɡıİ';
const alikes = 'aeopcyxijshdqwlaovpuikagii';
const alike = new Map([...lookalikes].map((letter, at) => [letter, alikes[at] ?? letter]));

/** The letters of the Macedonian keyboard, in the order of the Latin letters on the same keys. */
const cyrillicKeys = 'абвгдезијклљмнњопрстуѕфхцџ';
const latinKeys = 'abvgdezijklqmnwoprstuyfhcx';
const keys = new Map([...cyrillicKeys].map((letter, at) => [letter, latinKeys[at] ?? letter]));

const replaced = (word: string, letters: ReadonlyMap<string, string>): string =>
  [...word].map((letter) => letters.get(letter) ?? letters.get(letter.toLowerCase()) ?? letter).join('');

const latin = /\p{Script=Latin}/u;
const lookalike = /[\p{Script=Cyrillic}\p{Script=Greek}]/u;

/** Whether a word has Latin letters and Cyrillic or Greek ones. No registry gives such a domain. */
export const isMixed = (word: string): boolean => latin.test(word) && lookalike.test(word);

/** The Latin letters that a word with letters of other scripts looks like. Capitals among them become small. */
export const inLatin = (word: string): string => replaced(word, alike);

/** What a person types on a Cyrillic keyboard who means the Latin one. */
export const onLatinKeys = (word: string): string => replaced(word, keys);
