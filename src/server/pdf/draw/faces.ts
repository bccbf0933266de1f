import { createRequire } from 'node:module';

/** Parts of Inter as it is packed, by their letters and their weight. */
export const faces = ['latin-400', 'latin-700', 'latin-ext-400', 'latin-ext-700'] as const;
export type Face = (typeof faces)[number];

/** The file that a face is read from. */
export const fileOfFace = (face: Face): string =>
  createRequire(import.meta.url).resolve(`@fontsource/inter/files/inter-${face}-normal.woff`);
