import type { Locked } from '../documents/locked.ts';
import { choice, flag, oneOf, string, told } from './build.ts';

/** The id of a document: the name of its file. */
export const id = told(
  string({ pattern: '^[A-Za-z][A-Za-z0-9_-]*$', maxLength: 64 }),
  'Identificador',
  'El nombre del documento, que nunca cambia.',
);

/** The kind that a document says it is. */
export const kind = (word: string) =>
  told(choice(word), 'Tipo', 'Qué clase de documento es, que nunca cambia.');

/**
 * What a variant of a tenant may not touch: `schemas/locks.json` says why. With `structure` it may say it in its own
 * words, with the same values in them, and nothing else.
 */
export const locked = told(
  oneOf<Locked>(flag(), choice('structure')),
  'Bloqueado',
  'Lo sujeta la ley o el contrato: lo dicen los documentos que todos comparten.',
);
