import pixelmatch from 'pixelmatch';
import sharp from 'sharp';

interface Comparison {
  /** The share of different pixels, from 0 to 1. */
  share: number;
  /** A PNG with the different pixels in red. Undefined if nothing has changed. */
  difference?: Buffer;
}

/** The pixels of a picture on a white background of this size. */
const pixelsOf = (picture: Buffer, width: number, height: number) =>
  sharp({ create: { width, height, channels: 4, background: 'white' } })
    .composite([{ input: picture, left: 0, top: 0 }])
    .raw()
    .toBuffer();

/** Compares two PNGs. Their sizes may differ. Anti-aliased pixels count too. */
export const compare = async (before: Buffer, after: Buffer): Promise<Comparison> => {
  if (before.equals(after)) return { share: 0 };
  const sizes = await Promise.all([before, after].map((picture) => sharp(picture).metadata()));
  const [width, height] = [
    Math.max(...sizes.map((size) => size.width)),
    Math.max(...sizes.map((size) => size.height)),
  ];
  const [one, other] = await Promise.all([before, after].map((picture) => pixelsOf(picture, width, height)));
  const marked = Buffer.alloc(width * height * 4);
  const changed = pixelmatch(one as Buffer, other as Buffer, marked, width, height, {
    threshold: 0,
    includeAA: true,
  });
  if (changed === 0) return { share: 0 };
  const difference = await sharp(marked, { raw: { width, height, channels: 4 } })
    .png()
    .toBuffer();
  return { share: changed / (width * height), difference };
};
