/**
 * The participations of its target that a transfer was said to bring: those that it takes from its source are others.
 * Null of orders from before, and of everything that has no target.
 */
export const targetShares = `
alter table order_promises add column target_shares bigint;
`;
