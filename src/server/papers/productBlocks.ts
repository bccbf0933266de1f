import { operationTypeOf } from '#/domain/operations/findOperationType.ts';
import type { Words } from '../kernel/words.ts';
import type { Block } from '../ports/pdfDocument.ts';
import type { ProductRow } from '../products/readProducts.ts';
import { costRows, productRows, registerRows, type Row } from './orderRows.ts';

/** What an order is about: of a transfer between products which it leaves and which it enters. */
export interface OrderedProducts {
  product: ProductRow;
  target?: ProductRow;
}

/** The product that an order puts money into, and any other order's own: what is joined, judged and paid for. */
export const joinedOf = ({ product, target }: OrderedProducts): ProductRow => target ?? product;

/** A transfer into a product of ours, from another of ours or from another entity. */
export function isMovedIn(type: string): boolean {
  const { isTransfer, flow } = operationTypeOf(type);
  return isTransfer && flow !== 'OUT';
}

/**
 * The product by name, register and risk; of a transfer first the one where it goes and then, by name and register,
 * where it comes from, each under a heading that says which.
 * @param elsewhere what is told of where it comes from, of one from another entity
 */
export function productBlocks(
  type: string,
  products: OrderedProducts,
  elsewhere: Row[],
  say: Words,
): Block[] {
  const left = products.target ? registerRows(products.product, say) : elsewhere;
  return [
    section(say(isMovedIn(type) ? 'paper.order.target' : 'paper.product')),
    { kind: 'facts', rows: productRows(joinedOf(products), say) },
    ...(left.length > 0
      ? [section(say('paper.order.origin')), { kind: 'facts' as const, rows: left }]
      : []),
  ];
}

/** What the order costs; of a transfer the heading says whose costs they are. */
export const costBlocks = (type: string, products: OrderedProducts, say: Words): Block[] => [
  section(
    isMovedIn(type)
      ? say('paper.order.costs_of', { product: joinedOf(products).name_product })
      : say('paper.order.costs'),
  ),
  { kind: 'facts', rows: costRows(products, say) },
];

const section = (text: string): Block => ({ kind: 'heading', level: 2, text });
