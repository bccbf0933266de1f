import type sharp from 'sharp';

/** The kinds of file that are pictures. */
export type PictureKind = 'jpg' | 'png';

/** More points than this are built to exhaust whoever opens the picture. */
const MOST_POINTS = 100_000_000;
const SECONDS = 8;

/**
 * A picture drawn anew from its points, upright: what cameras and programs wrote into or behind it is not
 * in it, and neither is anything else that a decoder does not show. Undefined when it cannot be decoded
 * whole, or not within seconds.
 */
export async function redrawn(kind: PictureKind, bytes: Buffer): Promise<Buffer | undefined> {
  const draw = await (loaded ??= load());
  const picture = draw(bytes, { limitInputPixels: MOST_POINTS, sequentialRead: true })
    .autoOrient()
    .timeout({ seconds: SECONDS });
  const written = kind === 'jpg' ? picture.jpeg({ quality: 88 }) : picture.png();
  return written.toBuffer().catch(() => undefined);
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
