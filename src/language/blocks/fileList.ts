import { choice, flag, object, optional, ordered, string } from '../notation/build.ts';
import { binding, call, condition, rows, text } from '../notation/parts.ts';
import { rowActions } from './rowActions.ts';
import { tones } from './shown.ts';

/** States that no code says: the first whose condition holds for the row is shown. */
const states = ordered({
  label: text,
  tone: optional(choice('info', 'success', 'warning', 'danger', 'neutral')),
  when: condition,
});

/**
 * Files with what they are in words. `files` says how each is fetched: the first whose call's
 * condition holds for the row. Neighbours that say the same in `group` stand together under it. A file that can be signed has a link to where that is done.
 */
export const fileList = object(
  {
    rows,
    key: optional(string({ role: 'pointer', title: 'Identificador de la fila', maxLength: 200 })),
    only: optional({ ...condition, title: 'Sólo las filas en que se cumple' }),
    group: optional({ ...binding, title: 'Se agrupan por' }),
    name: binding,
    category: optional(binding),
    account: optional(binding),
    date: optional(binding),
    size: optional(binding),
    status: optional(object({ value: binding, tones: optional(tones) }, { title: 'Estado' })),
    states: optional(states),
    files: ordered({ fetch: call }, { title: 'Cómo se descarga' }),
    save: optional({ ...text, title: 'Texto para descargar' }),
    opens: optional(flag({ title: 'También se abre' })),
    actions: optional(rowActions),
  },
  {
    title: 'Documentos',
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
