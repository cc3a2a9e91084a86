import fc from 'fast-check';

/** What a visitor types or pastes into a field, and what the form, the callable and both e-mails use of it. */
interface Typed {
  field: 'name' | 'email' | 'phone' | 'company' | 'message';
  typed: string;
  used: string;
}

const some = fc.constantFrom;
const unseen = some('', '\u200b', '\ufffc', '\u00ad', '\ufff9', '\u202a', '\ufeff');

/** A Swiss, German or Macedonian number as cards and signatures write it. */
const phone: fc.Arbitrary<Typed> = fc
  .record({
    before: some(
      '',
      'Tel. ',
      'Tél. : ',
      'Phone: ',
      'Mobile: ',
      'T ',
      'Тел.: ',
      'tel:',
      '📞 ',
      'Phone (work): ',
    ),
    plus: some('+', '++', '+ ', '+00', '(+'),
    country: some('41', '49', '389'),
    zero: some(' ', ' (0)', ' (0) ', '(0)', ' 0', ' - (0)'),
    blank: some(' ', '  ', '\u00a0', '\u202f'),
    extension: some('', ' ext. 12', ' x12', ', Durchwahl 12', ' poste 12', ' #12'),
    unseen,
  })
  .map(({ before, plus, country, zero, blank, extension, unseen }) => {
    const code = plus === '(+' ? `(+${country})` : `${plus}${country}`;
    const used = `+${country} 61 000 00 00${extension && ' x12'}`;
    return {
      field: 'phone',
      typed: `${before}${code}${zero}61${blank}000${blank}00${unseen}${blank}00${extension}`,
      // With three digits of country and an extension, the number has 21 characters, and loses its separators.
      used: used.length > 20 ? `+${country}610000000 x12` : used,
    };
  });

/** An address with what mail programs, notes and signatures copy beside it. */
const email: fc.Arbitrary<Typed> = fc
  .record({
    address: some('anna@example.org', "o'neil+news@mail.example.co.uk", 'r&d@example.photography'),
    around: some(
      ...([
        ['', ''],
        ['Muster Anna (Example AG) <', '>'],
        ['"Muster, Anna" <', '>;'],
        ['E-Mail: ', ''],
        ['Adresse e-mail\u00a0: ', ','],
        ['mailto:', '?subject=Website'],
        ['<mailto:', '|Anna>'],
        ['- ', ' '],
        ['**', '**'],
        ['«', '».'],
      ] as const),
    ),
    unseen,
    isTwice: some(false, false, true),
  })
  .map(({ address, around: [before, after], unseen, isTwice }) => ({
    field: 'email',
    typed: isTwice
      ? `[${address}](mailto:${address})`
      : `${unseen}${before}${address.replace('@', `${unseen}@`)}${after}`,
    used: address,
  }));

/** Pieces of a text of a word processor, and what is meant. */
const piece = some(
  ...([
    ['\uf0b7 one', '• one'],
    ['\uf0a7 two', '▪ two'],
    ['don\u0092t \u0096 \u0080 5', 'don’t – € 5'],
    ['Zoe\u0308', 'Zoë'],
    [`Z${'\u0316'.repeat(90)}algo`, `Z${'\u0316'.repeat(6)}algo`],
    ['Muster\ufffc AG', 'Muster AG'],
    ['\ufff9An\ufffana\ufffb', 'Anna'],
    ['မျှော်လင့်', 'မျှော်လင့်'],
  ] as const),
);
const pieces = fc.array(piece, { minLength: 1, maxLength: 4 });
const line: fc.Arbitrary<Typed> = fc
  .tuple(some('name', 'company'), pieces, some(' ', '\t', '\n'))
  .map(([field, all, gap]) => ({
    field,
    typed: all.map(([typed]) => typed).join(gap),
    used: all.map(([, used]) => used).join(' '),
  }));
const message: fc.Arbitrary<Typed> = fc
  .tuple(pieces, some(1, 2, 3, 4, 40, 1_998), some('\n', '\r\n', '\v'))
  .map(([all, count, lineBreak]) => ({
    field: 'message',
    typed: all.map(([typed]) => typed).join(lineBreak.repeat(count)),
    used: all.map(([, used]) => used).join('\n'.repeat(Math.min(count, 3))),
  }));

export const typedKind: fc.Arbitrary<Typed> = fc.oneof(phone, email, line, message);
