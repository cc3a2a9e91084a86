import sharp from 'sharp';
import { expect, test } from 'vitest';
import { compare } from './compare.ts';

const picture = (size: { width: number; height: number }, square = 10, compressionLevel = 6) =>
  sharp({ create: { ...size, channels: 4, background: 'white' } })
    .composite([
      {
        input: { create: { width: square, height: square, channels: 4, background: 'red' } },
        left: 5,
        top: 5,
      },
    ])
    .png({ compressionLevel })
    .toBuffer();
const size = { width: 100, height: 50 };

test('the same pixels are no change, even if the files differ', async () => {
  expect(await compare(await picture(size), await picture(size))).toEqual({ share: 0 });
  const [one, other] = [await picture(size, 10, 1), await picture(size, 10, 9)];
  expect(one.equals(other)).toBe(false);
  expect(await compare(one, other)).toEqual({ share: 0 });
});

test('different pixels are counted and marked', async () => {
  const { share, difference } = await compare(await picture(size), await picture(size, 11));
  expect(share).toBe(21 / 5_000);
  expect(await sharp(difference).metadata()).toMatchObject(size);
});

test('the additional part of a longer page counts as different', async () => {
  const longer = { ...size, height: 100 };
  const { share, difference } = await compare(await picture(size), await picture(longer, 12));
  expect(share).toBe(44 / 10_000);
  expect(await sharp(difference).metadata()).toMatchObject(longer);
});
