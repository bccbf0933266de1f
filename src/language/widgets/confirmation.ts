import type { CallUse } from '../documents/form.ts';
import { keyed, bare, oneOf, optional } from '../notation/build.ts';
import type { Grammar, Shape } from '../notation/grammar.ts';
import { binding, route, text } from '../notation/parts.ts';

const download: Grammar<CallUse> = { $ref: '#/$defs/download' };
const label = { ...text, title: 'Texto del enlace' };

const file = bare({ label, download }, { title: 'Fichero' });
const page = bare(
  { label, to: route, values: optional(keyed(binding)) },
  { title: 'Página de esta aplicación' },
);

/** A document as a field names it: a file that a call brings, or a page of this application. */
export type LinkedDocument = Shape<typeof file> | Shape<typeof page>;

/**
 * A box to tick about a document, with the way to open it: a file that a call brings, or a page.
 * `text` stands beside the box when the title is not the sentence to confirm.
 */
export const confirmation = bare(
  {
    text: optional(text),
    document: optional(oneOf<LinkedDocument>(file, page)),
  },
  {
    title: 'Confirmación de lectura',
    draws: ['boolean'],
    example: {
      property: { type: 'boolean', title: 'Folleto', truthyCheckbox: true },
      field: {
        text: 'He leído el folleto (DFI)',
        document: {
          label: 'Abrir el folleto (DFI)',
          download: {
            call: 'downloadProductDocument',
            input: {
              path: {
                id: { from: '/route/params/product' },
                docId: '00000000-0000-5000-8000-000000000005',
              },
            },
          },
        },
      },
      value: true,
      wrong: false,
    },
  },
);
