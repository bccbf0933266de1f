/**
 * From when a document counts as what it is called: since it was sent, unless its kind was changed later. A paper
 * that becomes another one completes nothing from before.
 */
export const documentKinds = `
alter table documents add column kind_since timestamptz;
`;
