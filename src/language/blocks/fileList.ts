import { flag, named, object, optional, ordered, told } from '../notation/build.ts';
import { binding, call, condition, key, label, list as rows, text } from '../notation/parts.ts';
import { rowActions } from './rowActions.ts';
import { status } from './cardList.ts';
import { shades } from './shown.ts';

/** States that no code says: the first whose condition holds for the row is shown. */
const states = told(
  ordered({
    label,
    tone: optional(told(named(shades), 'Color', 'La palabra se lee siempre.')),
    when: told(condition, 'Cuándo', 'El primero que se cumple es el que se ve.'),
  }),
  'Estados',
  'Los que ningún código dice.',
);

/**
 * Files with what they are in words. `files` says how each is fetched: the first whose call's
 * condition holds for the row. Neighbours that say the same in `group` stand together under it. A file that can be signed has a link to where that is done.
 */
export const fileList = object(
  {
    rows,
    key: optional(key),
    only: optional(
      told(condition, 'Sólo las filas que', 'Se enseñan las que cumplen la condición.'),
    ),
    group: optional(told(binding, 'Se agrupan por', 'Los seguidos que dicen lo mismo van juntos.')),
    name: told(binding, 'Nombre del documento', 'Cómo se llama cada uno.'),
    category: optional(told(binding, 'Clase', 'Qué clase de documento es.')),
    account: optional(told(binding, 'Cuenta', 'De qué cuenta es.')),
    date: optional(told(binding, 'Fecha', 'De qué día es.')),
    size: optional(told(binding, 'Tamaño', 'Cuánto ocupa el fichero.')),
    status: optional(status),
    states: optional(states),
    files: told(
      ordered({ fetch: told(call, 'Descarga', 'La llamada que trae el fichero.') }),
      'Cómo se descarga',
      'La primera que sirve para cada fila.',
    ),
    save: optional(told(text, 'Texto para descargar', 'Lo que dice el botón.')),
    opens: optional(told(flag(), 'También se abre', 'Se puede ver sin guardarlo.')),
    actions: optional(rowActions),
  },
  {
    title: 'Documentos',
    description: 'Ficheros que se ven o se descargan, con lo que son en palabras.',
    rows: 'rows',
    example: {
      block: {
        type: 'fileList',
        order: 10,
        title: 'Sus documentos',
        data: 'documents',
        rows: '/data/documents/documents',
        key: '/row/uuid',
        name: { from: '/row/filename' },
        category: { from: '/row/category' },
        account: { from: '/row/account' },
        date: { from: '/row/created_at', as: 'date' },
        size: { from: '/row/size' },
        status: {
          value: { from: '/row/state' },
          tones: { Pendiente: 'warning', Firmado: 'success' },
        },
        files: {
          own: {
            order: 10,
            fetch: {
              call: 'downloadIntervenerDocument',
              input: { path: { id: 'u1', docId: { from: '/row/uuid' } } },
            },
          },
        },
        opens: true,
        actions: {
          sign: {
            order: 10,
            label: 'Firmar',
            to: '/sign-documents',
            when: { at: '/row/state', equals: 'Pendiente' },
          },
        },
        empty: { title: 'No tiene documentos pendientes.' },
      },
      data: {
        documents: {
          documents: [
            {
              uuid: 'd1',
              filename: 'Orden de suscripción.pdf',
              category: 'Órdenes',
              account: 'Ahorro familiar',
              created_at: '2026-11-18',
              size: 348_160,
              state: 'Pendiente',
            },
            {
              uuid: 'd2',
              filename: 'Contrato de cuenta.pdf',
              category: 'Contratos',
              account: 'Ahorro familiar',
              created_at: '2024-02-09',
              size: 3_355_443,
              state: 'Firmado',
            },
          ],
        },
      },
      others: [
        {
          only: { at: '/row/account', present: true },
          group: { from: '/row/category' },
          save: {
            text: 'Descargar el documento de {account}',
            values: { account: { from: '/row/account' } },
          },
          states: {
            pending: {
              order: 10,
              label: 'Por firmar',
              tone: 'warning',
              when: { at: '/row/state', equals: 'Pendiente' },
            },
          },
        },
      ],
    },
  },
);
