import { confirmedBy, confirmations, type Confirmation } from '../../documentKinds/confirmedBy.ts';
import type { Issue } from '../../kernel/issue.ts';
import type { Order } from '../../orders/order.ts';
import type { Papers } from '../kinds/papersOf.ts';

/** A published document of a product. */
export interface PublishedPaper {
  uuid: string;
  subcategory: string;
}

/** One that is read before an order, and the field of the order that says so of all of its purpose. */
export type PaperToRead<Paper extends PublishedPaper = PublishedPaper> = Paper & {
  confirmed_by: Confirmation;
};

/**
 * The documents that a client reads before an order: of each kind that its type asks for the newest.
 * @param published of the product that is bought into, the newest of each kind first
 */
export function papersToRead<Paper extends PublishedPaper>(
  { accept }: Papers,
  published: readonly Paper[],
): PaperToRead<Paper>[] {
  return accept.flatMap((subcategory) => {
    const newest = published.find((paper) => paper.subcategory === subcategory);
    return newest ? [{ ...newest, confirmed_by: confirmedBy(subcategory) }] : [];
  });
}

/**
 * Whether the documents that an order names as read are those that it is about. Codes `order.paper_other` (not one to
 * be read for this order, or not the newest any more) and `order.paper_unread` (param `count`). Without any names
 * nothing is judged.
 */
export function checkPapersRead(
  { papers_read }: Pick<Order, 'papers_read'>,
  papers: readonly PaperToRead[],
): Issue[] {
  if (!papers_read) return [];
  const known = new Set(papers.map(({ uuid }) => uuid));
  const read = new Set(papers_read.map((uuid) => uuid.toLowerCase()));
  const others = papers_read.flatMap((uuid, index) =>
    known.has(uuid.toLowerCase())
      ? []
      : [{ code: 'order.paper_other', path: `/papers_read/${index}` }],
  );
  const count = papers.filter(({ uuid }) => !read.has(uuid)).length;
  const missing = { code: 'order.paper_unread', path: '/papers_read', params: { count } };
  return count > 0 ? [...others, missing] : others;
}

/**
 * What the giver of an order confirms, one by one: the key facts, and the terms of a plan, whether or not they are
 * published, so that nobody enters a product without them; a semiannual report where there is one to read.
 */
export function toConfirm({ accept }: Papers, papers: readonly PaperToRead[]): Confirmation[] {
  const asked = new Set(accept.map(confirmedBy));
  return Object.values(confirmations).filter(
    (field) => asked.has(field) && !isNotOut(field, papers),
  );
}

/** The first semiannual report of a product comes out half a year after it begins. */
const isNotOut = (field: Confirmation, papers: readonly PaperToRead[]) =>
  field === confirmations.PERIODIC_REPORT &&
  !papers.some(({ confirmed_by }) => confirmed_by === field);

/**
 * The order with what its named documents say: whoever named all of a purpose has confirmed that purpose, and nobody
 * has to confirm a report that is not out.
 */
export function withReading<Given extends Pick<Order, 'papers_read'>>(
  order: Given,
  papers: readonly PaperToRead[],
): Given & Pick<Order, Confirmation> {
  const read = new Set(order.papers_read?.map((uuid) => uuid.toLowerCase()));
  const isRead = (field: PaperToRead['confirmed_by']) => {
    const asked = papers.filter(({ confirmed_by }) => confirmed_by === field);
    if (asked.length === 0) return isNotOut(field, papers);
    return asked.every(({ uuid }) => read.has(uuid));
  };
  const confirmed = Object.values(confirmations).filter(isRead);
  return { ...order, ...Object.fromEntries(confirmed.map((field) => [field, true])) };
}
