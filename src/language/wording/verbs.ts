import { ca } from '../verbs/ca.ts';
import { en } from '../verbs/en.ts';
import { es } from '../verbs/es.ts';
import { eu } from '../verbs/eu.ts';
import { fr } from '../verbs/fr.ts';
import { gl } from '../verbs/gl.ts';
import { pt } from '../verbs/pt.ts';

/** A language's forms of each verb that a button may begin with. */
export type VerbForms = Readonly<Record<string, readonly string[]>>;

/**
 * By language, the forms of the Spanish verbs that the contract names for whatever changes something. They are no
 * document of a tenant: nobody can reword them. In a language without them, such buttons stay Spanish.
 */
export const verbs: Readonly<Record<string, VerbForms>> = { ca, en, es, eu, fr, gl, pt };
