/**
 * A standing order is changed by an order of its own that names it and dies at an instant unless it is signed;
 * what was signed of a standing order stays as it is. Papers that are made anew say so by a number, so that one
 * drawn from an order as it was is never kept for the order as it is.
 */
export const orderChanges = `
alter table operations
  add column uuid_replaced uuid,
  add column change_deadline timestamptz;
create index operations_replacing on operations (tenant_id, uuid_replaced)
  where uuid_replaced is not null;
create unique index operations_one_change on operations (tenant_id, uuid_replaced)
  where uuid_replaced is not null and operation_status = 'REGISTERED_ONLINE';

alter table documents add column revision integer not null default 0;

create function refuse_signed_change() returns trigger language plpgsql as $$
begin
  raise exception 'the terms of a signed standing order do not change' using errcode = 'check_violation';
end $$;
create trigger signed_terms before update on operations for each row
  when (
    old.operation_type in ('SOLICITUD_SUSCRIPCION_PERIODICA', 'SOLICITUD_APORTACION_PERIODICA',
      'SOLICITUD_REEMBOLSO_PERIODICO')
    and old.operation_status not like 'REGISTERED%'
    and (old.uuid_account, old.key_product, old.operation_type, old.is_total, old.details,
        old.gross_amount, old.net_amount, old.shares, old.amount_shares_indicator)
      is distinct from
      (new.uuid_account, new.key_product, new.operation_type, new.is_total, new.details,
        new.gross_amount, new.net_amount, new.shares, new.amount_shares_indicator)
  )
  execute function refuse_signed_change();
`;
