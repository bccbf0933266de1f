import type { Locked } from '../documents/locked.ts';
import { choice, described, flag, oneOf, string } from './build.ts';
import type { Grammar } from './grammar.ts';

/** The id of a document: the name of its file. */
export const id: Grammar<string> = string({
  title: 'Identificador',
  pattern: '^[A-Za-z][A-Za-z0-9_-]*$',
  maxLength: 64,
});

/** The kind that a document says it is. */
export const kind = (word: string): Grammar<string> => described(choice(word), { title: 'Tipo' });

/**
 * What a variant of a tenant may not touch: `schemas/locks.json` says why. With `structure` it may say it in its own
 * words, with the same values in them, and nothing else.
 */
export const locked: Grammar<Locked> = {
  ...oneOf<Locked>(flag(), choice('structure')),
  title: 'Bloqueado',
};
