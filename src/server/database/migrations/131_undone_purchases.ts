/**
 * A purchase whose money was taken back was undone by an operation of the types of redemptions and of returned
 * contributions, which people order or staff record, and told to pay out what it took: it is of a type of its own and
 * pays nothing. What is sealed with it is sealed anew, where it was as it had been written.
 */
export const undonePurchases = `
alter table operations no force row level security;
alter table ledger_postings no force row level security;
alter table execution_seals no force row level security;
alter table execution_seals disable trigger immutable;
update execution_seals seal set hash = execution_hash(line,
  jsonb_populate_record(done, '{"operation_type": "ANULACION_COMPRA", "net_amount": 0}'))
from ledger_postings line, operations done
where line.tenant_id = seal.tenant_id and line.uuid_operation = seal.uuid_operation
  and line.ledger_account = seal.ledger_account
  and done.tenant_id = seal.tenant_id and done.uuid = seal.uuid_operation
  and done.operation_type in ('REEMBOLSO', 'DEVOLUCION_EXCESO') and done.details ? 'reverses'
  and seal.hash = execution_hash(line, done);
update operations set operation_type = 'ANULACION_COMPRA', net_amount = 0
where operation_type in ('REEMBOLSO', 'DEVOLUCION_EXCESO') and details ? 'reverses';
alter table execution_seals enable trigger immutable;
alter table execution_seals force row level security;
alter table ledger_postings force row level security;
alter table operations force row level security;
`;
