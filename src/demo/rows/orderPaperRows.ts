import { newPapers } from '#/server/orders/newPapers.ts';
import { spanishWords } from '#/server/words/productSpeech.ts';
import { requestedAt } from '../history/requestedAt.ts';
import type { Row, DemoDataset } from '../history/dataset.ts';

/** Orders whose papers stand in `documentRows` one by one. */
const told: ReadonlySet<string> = new Set(['luis/2/luis-papers']);

/** Statuses in which an order's papers wait for signatures; for staff; or are done with. */
const states: Readonly<Record<string, Row>> = {
  REGISTERED_ONLINE: {},
  REGISTERED_EMAIL: {},
  REGISTERED_POSTAL: {},
  REGISTERED: {},
  SIGNED: { is_signed: true },
  ...Object.fromEntries(
    ['VALIDATED', 'RD_SENT', 'SNCE_1', 'SNCE_2', 'SNCE_3', 'PERIODIC_ACTIVE'].map((status) => [
      status,
      { is_signed: true, validation: 'VALIDADO' },
    ]),
  ),
};

/** The papers of every order under way, the same that the intake of orders makes. */
export const orderPaperRows = ({ id, day, products, operations }: DemoDataset): Row[] =>
  operations
    .filter(({ operation: { key, request } }) => request === undefined && !told.has(key))
    .flatMap(({ operation }) => {
      const state = states[operation.status];
      if (!state) return [];
      const product = products.find(({ key }) => key === operation.product);
      return newPapers(spanishWords(), {
        uuid: id(`operation/${operation.key}`),
        operation_type: operation.type,
        kind: product?.kind === 'FI' ? 'F' : 'P',
        day: operation.requested,
      }).map((paper) => ({
        ...paper,
        ...state,
        uuid: id(`document/${operation.key}/${paper.subcategory}`),
        created_at: requestedAt(operation, day).toISOString(),
        recipe: null,
      }));
    });
