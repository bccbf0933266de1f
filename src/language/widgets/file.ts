import { fileKinds, type FileKindName } from '#/domain/documents/fileKinds.ts';
import type { CallUse } from '../documents/form.ts';
import { choice, integer, list, bare, optional } from '../notation/build.ts';
import type { Grammar } from '../notation/grammar.ts';
import { call } from '../notation/parts.ts';

const upload: Grammar<CallUse> = { $ref: '#/$defs/upload' };
const kind = choice(...(Object.keys(fileKinds) as FileKindName[]));

/**
 * One file, or several where the property is a list (`maxItems` says how many). Each is sent by `upload`
 * as soon as it is chosen, and the answer is the uuid of the stored document. The input of `upload` says
 * what the file is; the file and its name are the person's. `stored` lists the documents that are there
 * already, so that a draft shows their names again.
 */
export const file = bare(
  {
    upload,
    stored: optional({ ...call, title: 'Dónde están los ya enviados' }),
    kinds: optional(list(kind, { title: 'Tipos de fichero', minItems: 1, maxItems: 3 })),
    megabytes: optional(integer({ title: 'Megas de cada fichero', minimum: 1, maximum: 10 })),
    camera: optional(choice('back', 'front')),
  },
  {
    title: 'Fichero',
    draws: ['string', 'list'],
    example: {
      property: { type: 'string', title: 'Justificante de su nuevo domicilio', maxLength: 36 },
      field: {
        hint: 'Un recibo de agua, luz o gas de los últimos tres meses.',
        camera: 'back',
        upload: {
          call: 'uploadIntervenerDocuments',
          input: {
            path: { id: { from: '/me/intervener/uuid' } },
            body: {
              category: 'DOCUMENTATION',
              subcategory: 'ACREDITACION_CAMBIO_DIRECCION_FISCAL',
            },
          },
        },
      },
      value: '00000000-0000-5000-8000-000000000005',
      wrong: '00000000-0000-5000-8000-000000000005-00',
      others: [{ kinds: ['pdf'], megabytes: 2 }],
    },
  },
);
