import { choice, described, flag, string } from './build.ts';
import type { Grammar } from './grammar.ts';

/** The id of a document: the name of its file. */
export const id: Grammar<string> = string({
  title: 'Identificador',
  pattern: '^[A-Za-z][A-Za-z0-9_-]*$',
  maxLength: 64,
});

/** The kind that a document says it is. */
export const kind = (word: string): Grammar<string> => described(choice(word), { title: 'Tipo' });

/** What a variant of a tenant may not touch: `schemas/locks.json` says why. */
export const locked: Grammar<boolean> = flag({ title: 'Bloqueado' });
