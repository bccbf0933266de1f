import { bare, string } from '../notation/build.ts';
import { id } from '../notation/document.ts';
import type { Grammar } from '../notation/grammar.ts';

/** A tenant's variant: which base it was written over, and a merge patch. */
export const overlay: Grammar = bare(
  {
    base: bare({ id, sha256: string({ pattern: '^[0-9a-f]{64}$' }) }),
    patch: { type: 'object', title: 'Cambios' } as Grammar,
  },
  { title: 'Variante' },
);
