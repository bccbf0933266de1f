/** Side in points: as large as the server keeps it. */
const SIDE = 256;
/** Of a file that is opened at all. */
const MOST_BYTES = 40 * 1024 ** 2;

/**
 * The middle of a picture as a small square JPEG, upright, as a data URL; undefined for a file that the browser
 * cannot read as a picture. Made here, so that neither the rest of it nor where it was taken leaves the device.
 */
export async function toSquare(file: Blob): Promise<string | undefined> {
  if (file.size > MOST_BYTES) return undefined;
  const picture = await createImageBitmap(file).catch(() => undefined);
  if (!picture) return undefined;
  const { width, height } = picture;
  const side = Math.min(width, height);
  const canvas = document.createElement('canvas');
  canvas.width = canvas.height = SIDE;
  const pen = canvas.getContext('2d');
  if (!pen || side === 0) return undefined;
  pen.fillStyle = '#ffffff';
  pen.fillRect(0, 0, SIDE, SIDE);
  pen.imageSmoothingQuality = 'high';
  pen.drawImage(picture, (width - side) / 2, (height - side) / 2, side, side, 0, 0, SIDE, SIDE);
  picture.close();
  return canvas.toDataURL('image/jpeg', 0.92);
}
