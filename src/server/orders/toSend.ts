import type { Schema } from '#/contract/schema.ts';

type Wire = Schema<'DocumentToSend'>;

/** A document that is owed, as the contract says it. @param kinds those of which one will do, two at most */
export const toSend = ([kind, other]: readonly string[]): Wire => ({
  subcategory: kind as Wire['subcategory'],
  or: (other ?? null) as Wire['or'],
});
