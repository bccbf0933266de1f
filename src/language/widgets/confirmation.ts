import type { CallUse } from '../documents/form.ts';
import { object, oneOf, optional, told } from '../notation/build.ts';
import type { Grammar, Shape } from '../notation/grammar.ts';
import { text, to, values } from '../notation/parts.ts';

const download: Grammar<CallUse> = { $ref: '#/$defs/download' };
const label = told(text, 'Texto del enlace', 'El nombre de lo que se abre.');

const file = object(
  { label, download: told(download, 'Descarga', 'La llamada que trae el fichero.') },
  { title: 'Fichero' },
);
const page = object(
  { label, to, values: optional(values) },
  { title: 'Página de esta aplicación' },
);

/** A document as a field names it: a file that a call brings, or a page of this application. */
export type LinkedDocument = Shape<typeof file> | Shape<typeof page>;

/**
 * A box to tick about a document, with the way to open it: a file that a call brings, or a page.
 * `text` stands beside the box when the title is not the sentence to confirm.
 */
export const confirmation = object(
  {
    text: optional(told(text, 'Texto al lado', 'La frase que se confirma.')),
    document: optional(
      told(oneOf<LinkedDocument>(file, page), 'Lo que se lee', 'El fichero o la página.'),
    ),
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
