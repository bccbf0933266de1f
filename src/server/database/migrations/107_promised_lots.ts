/**
 * The lots that an order was to take from when it was promised what it would bring, the oldest first: held against what
 * it took, they tell a difference that other orders made from one of the NAV. Null of orders from before, and of those
 * that are not taxed by their lots.
 */
export const promisedLots = `
alter table order_promises add column lots jsonb;
`;
