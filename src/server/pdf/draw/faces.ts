import { createRequire } from 'node:module';

/** Parts of Inter as it is packed, by their letters and their weight. */
export const subsets = ['latin', 'latin-ext', 'greek', 'cyrillic', 'vietnamese'] as const;
export type Subset = (typeof subsets)[number];
export type Weight = 400 | 700;
export type Face = `${Subset}-${Weight}`;

export const faces = subsets.flatMap((subset): Face[] => [`${subset}-400`, `${subset}-700`]);

/** The file that a face is read from. */
export const fileOfFace = (face: Face): string =>
  createRequire(import.meta.url).resolve(`@fontsource/inter/files/inter-${face}-normal.woff`);
