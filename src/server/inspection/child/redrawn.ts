import type sharp from 'sharp';
import { Unfit } from '../fault.ts';

/** The kinds of file that are pictures. */
export type PictureKind = 'jpg' | 'png';

/** More points than this are built to exhaust whoever opens the picture. */
const MOST_POINTS = 100_000_000;
const SECONDS = 8;

/**
 * A picture drawn anew from its points, upright: what cameras and programs wrote into or behind it is not
 * in it, and neither is anything else that a decoder does not show. Undefined when it cannot be decoded
 * whole. Throws an Unfit: `complex` for too many points, `slow` when it takes too many seconds.
 * @param side of the square that is cut from its middle, a JPEG; without it the picture stays as large as it is
 */
export async function redrawn(
  kind: PictureKind,
  bytes: Buffer,
  side?: number,
): Promise<Buffer | undefined> {
  const draw = await (loaded ??= load());
  const picture = draw(bytes, { limitInputPixels: MOST_POINTS, sequentialRead: true })
    .autoOrient()
    .timeout({ seconds: SECONDS });
  const written =
    side !== undefined
      ? picture.resize(side, side, { fit: 'cover' }).flatten({ background: '#ffffff' }).jpeg()
      : kind === 'jpg'
        ? picture.jpeg({ quality: 88 })
        : picture.png();
  return written.toBuffer().catch((error: Error) => {
    if (/pixel limit|too large/i.test(error.message)) throw new Unfit('complex');
    if (/timeout/i.test(error.message)) throw new Unfit('slow');
    return undefined;
  });
}

let loaded: Promise<typeof sharp> | undefined;

/** Only when the first picture comes, and with no reader but those of the two kinds. */
async function load(): Promise<typeof sharp> {
  const { default: draw } = await import('sharp');
  draw.block({ operation: ['VipsForeignLoad'] });
  draw.unblock({ operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer'] });
  draw.cache(false);
  draw.concurrency(1);
  return draw;
}
