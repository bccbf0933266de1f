import { flag, keyed, list, mark, bare, optional, bareOrdered, string } from '../notation/build.ts';
import { id, kind } from '../notation/document.ts';
import type { Grammar } from '../notation/grammar.ts';
import { codes } from '../notation/parts.ts';

const why = {
  what: string({ title: 'Qué', minLength: 1, maxLength: 200 }),
  why: string({ title: 'Por qué', minLength: 1, maxLength: 500 }),
  source: string({ title: 'Fuente', minLength: 1, maxLength: 200 }),
};
const names = list(string({ maxLength: 100 }), { minItems: 1, maxItems: 100 });
const rule = string({ title: 'Regla', maxLength: 40 });
const by = string({ title: 'Columna de la que depende', maxLength: 100 });
const member = string({ pattern: '^[A-Za-z][A-Za-z0-9_]*$', maxLength: 100 });

const digest = string({ pattern: '^[0-9a-f]{8}$' });

const document = {
  type: 'string',
  pattern: '^(form|part|screen)/[A-Za-z][A-Za-z0-9_-]*$',
} as const;

/** What stands at each of some places of a document. */
const digests = keyed(digest, {
  title: 'Huellas',
  propertyNames: { type: 'string', pattern: '^/' },
});

/** `schemas/locks.json`: what tenants may not change, why, and which locks the form of a regulated call bears. */
export const locks: Grammar = bare(
  {
    kind: kind('locks'),
    id,
    locks: bareOrdered(
      {
        ...why,
        /** Document → pointers of its locked nodes; `''` is the document itself. */
        nodes: optional(
          keyed(list(string({ maxLength: 200 }), { minItems: 1 }), {
            title: 'Nodos',
            propertyNames: {
              type: 'string',
              pattern: '^(codes|form|navigation|part|screen)/[A-Za-z][A-Za-z0-9_-]*$',
            },
          }),
        ),
        /** Codes of the shared Spanish texts, or sentences that the programs say. */
        texts: optional(list(string({ minLength: 1, maxLength: 2000 }), { title: 'Textos' })),
        /** Said in Spanish in every language: the law wants these words. */
        untranslated: optional(mark({ title: 'No se traduce' })),
        /** Its nodes may be put into other words, and nothing else. */
        structure: optional(mark({ title: 'Sólo cambian las palabras' })),
        /** What the entries of its nodes are called stays. */
        entries: optional(mark({ title: 'Cada entrada conserva su nombre' })),
        /** No other text says these words, in any language. */
        unique: optional(mark({ title: 'Nadie más lo dice' })),
      },
      { title: 'Bloqueos' },
    ),
    calls: keyed(
      bare({
        ...why,
        /** Whatever the form sends is locked, not only the members below. */
        whole: optional(mark({ title: 'Todo lo que envía' })),
        /** What tenants ask besides may have to be answered too. */
        more: optional(mark({ title: 'Puede exigirse más' })),
        /** Members that are no answers. */
        given: optional(names),
        /** The person declares something: a locked box to tick, always shown. */
        declared: optional(mark({ title: 'Se declara' })),
        /** The screen that shows the form is locked too: nothing is said beside it. */
        alone: optional(mark({ title: 'Nada al lado' })),
        /** The code list in whose words a question of that name is asked. */
        words: optional(codes),
        /** Every question of the list is asked. */
        every: optional(mark({ title: 'Todas las preguntas' })),
        /** All members of one of these groups are asked. */
        groups: optional(keyed(names, { title: 'Grupos' })),
        members: optional(
          keyed(
            bare({
              must: optional(flag({ title: 'Siempre' })),
              /** The form asks it only when another member of the body is one of these. */
              when: optional(keyed(names, { title: 'Sólo con' })),
              /** A rule that the answer has to keep. */
              rule: optional(rule),
              /** The column that the rule goes by. */
              by: optional(by),
              /** Rules that the columns of its rows have to keep. */
              columns: optional(
                keyed(bare({ rule, by: optional(by) }), {
                  title: 'Columnas',
                  propertyNames: member,
                }),
              ),
              /** A tax number is of this country, where the form does not ask for it. */
              country: optional(string({ title: 'País del número', pattern: '^[A-Z]{3}$' })),
              /** The form shows this list of a call of its own beside it, each row a file to open. */
              shows: optional(string({ title: 'Se enseña al lado', maxLength: 200 })),
              /** It may stay hidden where this list of a call of the form does not name it. */
              told: optional(string({ title: 'Quién dice que se pregunta', maxLength: 200 })),
              /** Never answered beforehand. */
              blank: optional(mark({ title: 'Sin respuesta previa' })),
            }),
            { title: 'Datos', propertyNames: member },
          ),
        ),
      }),
      { title: 'Llamadas' },
    ),
    /** Form, part or screen → pointers of the rules and parts that it keeps. */
    kept: optional(
      keyed(list(string({ maxLength: 200 }), { minItems: 1 }), {
        title: 'Reglas que se conservan',
        propertyNames: document,
      }),
    ),
    /** Form, part or screen → pointer of a condition or limit, and the digest of what stands there. */
    exact: optional(keyed(digests, { title: 'Lo que no cambia', propertyNames: document })),
    /** Form or part → pointer of what it is about, files with or leads to, and the digest of what stands there. */
    held: optional(
      keyed(digests, { title: 'De qué trata y adónde lleva', propertyNames: document }),
    ),
    /** Code list → the digest of its codes. */
    codes: optional(
      keyed(digest, {
        title: 'Códigos que no cambian',
        propertyNames: { type: 'string', pattern: '^[A-Za-z][A-Za-z0-9_-]*$' },
      }),
    ),
    /** Last two steps to what a call answers → the names under which it is shown. */
    labels: optional(
      keyed(list(string({ minLength: 1, maxLength: 200 }), { minItems: 1 }), {
        title: 'Nombres de lo que se enseña',
        propertyNames: { type: 'string', pattern: '^[A-Za-z0-9_]+/[A-Za-z0-9_]+$' },
      }),
    ),
  },
  { title: 'Bloqueos' },
);
