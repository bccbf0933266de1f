/**
 * What undoes a purchase has no price of its own: it bore that of the purchase beside its own day, on which the product
 * never had it. What is sealed with it is sealed anew, where it was as it had been written.
 */
export const unpricedUndoings = `
alter table operations no force row level security;
alter table ledger_postings no force row level security;
alter table execution_seals no force row level security;
alter table execution_seals disable trigger immutable;
update execution_seals seal set hash = execution_hash(line,
  jsonb_populate_record(done, '{"nav": null, "nav_date": null}'))
from ledger_postings line, operations done
where line.tenant_id = seal.tenant_id and line.uuid_operation = seal.uuid_operation
  and line.ledger_account = seal.ledger_account
  and done.tenant_id = seal.tenant_id and done.uuid = seal.uuid_operation
  and done.operation_type = 'ANULACION_COMPRA'
  and seal.hash = execution_hash(line, done);
update operations set value_date = coalesce(value_date, nav_date), nav = null, nav_date = null
where operation_type = 'ANULACION_COMPRA';
alter table execution_seals enable trigger immutable;
alter table execution_seals force row level security;
alter table ledger_postings force row level security;
alter table operations force row level security;
`;
