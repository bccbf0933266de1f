import { fileKinds, type FileKindName } from '#/domain/documents/fileKinds.ts';
import type { CallUse } from '../documents/form.ts';
import { choice, integer, list, named, object, optional, told } from '../notation/build.ts';
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
export const file = object(
  {
    upload: told(upload, 'Cómo se envía', 'La llamada que se lleva el fichero.'),
    stored: optional(told(call, 'Dónde están los ya enviados', 'La llamada que dice cuáles hay.')),
    kinds: optional(
      told(list(kind, { minItems: 1, maxItems: 3 }), 'Tipos de fichero', 'Los que se admiten.'),
    ),
    megabytes: optional(
      told(integer({ minimum: 1, maximum: 10 }), 'Megas de cada fichero', 'Entre 1 y 10.'),
    ),
    camera: optional(
      told(
        named({ back: 'La de detrás', front: 'La de delante' }),
        'Cámara',
        'La que se abre en un móvil.',
      ),
    ),
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
