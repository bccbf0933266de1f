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

function unTiff(bytes: Uint8Array, width: number, step: number): Uint8Array {
  const out = Uint8Array.from(bytes);
  for (let row = 0; row < out.length; row += width)
    for (let at = row + step; at < Math.min(row + width, out.length); at++)
      out[at] = out[at]! + out[at - step]!;
  return out;
}

function unPng(bytes: Uint8Array, width: number, step: number): Uint8Array {
  const rows = Math.ceil(bytes.length / (width + 1));
  const out = new Uint8Array(rows * width);
  for (let row = 0; row < rows; row++) {
    const from = row * (width + 1);
    const kind = bytes[from]!;
    for (let at = 0; at < width; at++) {
      const to = row * width + at;
      const left = at >= step ? out[to - step]! : 0;
      const up = row > 0 ? out[to - width]! : 0;
      const corner = row > 0 && at >= step ? out[to - width - step]! : 0;
      out[to] = (bytes[from + 1 + at] ?? 0) + predicted(kind, left, up, corner);
    }
  }
  return out;
}

function predicted(kind: number, left: number, up: number, corner: number): number {
  if (kind === 1) return left;
  if (kind === 2) return up;
  if (kind === 3) return (left + up) >> 1;
  if (kind !== 4) return 0;
  const guess = left + up - corner;
  const [a, b, c] = [Math.abs(guess - left), Math.abs(guess - up), Math.abs(guess - corner)];
  if (a <= b && a <= c) return left;
  return b <= c ? up : corner;
}
