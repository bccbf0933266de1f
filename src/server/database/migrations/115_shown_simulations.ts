/**
 * The whole simulation that the giver of an order out was shown, lots, withholding and warnings, beside the amounts that
 * were kept of it before. Null of orders from before, and of those that take nothing out.
 */
export const shownSimulations = `
alter table order_promises add column simulation jsonb;
`;
