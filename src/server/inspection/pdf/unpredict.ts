import { Unfit } from '../fault.ts';

/**
 * Undoes the prediction by which rows were made easier to pack. @source ISO 32000-1 §7.4.4.4, PNG §9
 * Prediction of TIFF is undone for whole bytes, which is how it is written.
 */
export function unpredict(
  bytes: Uint8Array,
  number: (key: string, otherwise: number) => number,
): Uint8Array {
  const predictor = number('Predictor', 1);
  if (predictor < 2) return bytes;
  const colors = number('Colors', 1);
  const bits = number('BitsPerComponent', 8);
  const columns = number('Columns', 1);
  const isFair = colors >= 1 && colors <= 64 && bits >= 1 && bits <= 16 && columns >= 1;
  if (!isFair || columns > 1_000_000) throw new Unfit('complex');
  const step = Math.max(1, (colors * bits) >> 3);
  const width = Math.ceil((colors * bits * columns) / 8);
  if (predictor === 2) return bits === 8 ? unTiff(bytes, width, step) : bytes;
  return unPng(bytes, width, step);
}

/** In place: nobody else has what was just unpacked. */
function unTiff(bytes: Uint8Array, width: number, step: number): Uint8Array {
  for (let row = 0; row < bytes.length; row += width)
    for (let at = row + step; at < Math.min(row + width, bytes.length); at++)
      bytes[at] = bytes[at]! + bytes[at - step]!;
  return bytes;
}

/** In place as well: each row moves to the front by the bytes that named its prediction. */
function unPng(bytes: Uint8Array, width: number, step: number): Uint8Array {
  const rows = Math.ceil(bytes.length / (width + 1));
  for (let row = 0; row < rows; row++) {
    const from = row * (width + 1) + 1;
    const to = row * width;
    const kind = bytes[from - 1]!;
    const end = Math.min(width, bytes.length - from);
    if (kind === 0 || kind > 4) bytes.copyWithin(to, from, from + end);
    for (let at = 0; at < (kind === 0 || kind > 4 ? 0 : end); at++) {
      const left = at >= step ? bytes[to + at - step]! : 0;
      const up = row > 0 ? bytes[to + at - width]! : 0;
      const guess =
        kind === 1
          ? left
          : kind === 2
            ? up
            : kind === 3
              ? (left + up) >> 1
              : paeth(at, to, left, up);
      bytes[to + at] = bytes[from + at]! + guess;
    }
  }
  return bytes.subarray(0, Math.max(0, bytes.length - rows));

  function paeth(at: number, to: number, left: number, up: number): number {
    const corner = to > 0 && at >= step ? bytes[to + at - width - step]! : 0;
    const guess = left + up - corner;
    const [a, b, c] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - corner)];
    if (a <= b && a <= c) return left;
    return b <= c ? up : corner;
  }
}
