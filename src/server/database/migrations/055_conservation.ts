/**
 * Double entry of what was executed, kept beside the operations so that one can be held against the other,
 * and what came of it on each settlement day. What was executed before is entered as it is found.
 */
export const conservation = `
create table ledger_postings (
  tenant_id uuid not null,
  uuid_operation uuid not null,
  ledger_account text not null check (ledger_account in
    ('PARTICIPATIONS', 'TRANSIT', 'BANK', 'ENTITY', 'PERSON', 'TAX', 'COMMISSION', 'ROUNDING')),
  key_product text not null,
  booked_on date not null,
  shares bigint not null,
  amount bigint not null,
  -- The request that was carried out.
  uuid_request uuid,
  source text not null check (source in ('OPENING', 'SETTLEMENT')),
  primary key (tenant_id, uuid_operation, ledger_account),
  foreign key (tenant_id, uuid_operation) references operations
);
create index ledger_postings_of_request on ledger_postings (tenant_id, uuid_request)
  where uuid_request is not null;
select protect_tenant('ledger_postings');

create table conservation_checks (
  tenant_id uuid not null,
  day date not null,
  key_product text not null,
  figure text not null,
  booked bigint not null,
  posted bigint not null,
  checked_at timestamptz not null,
  primary key (tenant_id, day, key_product, figure)
);
select protect_tenant('conservation_checks');

-- The owner of a table passes its policy by while it is not forced: all tenants at once.
alter table operations no force row level security;
alter table ledger_postings no force row level security;
insert into ledger_postings
select tenant_id, uuid, line.account, key_product, coalesce(nav_date, value_date), line.shares,
  line.amount, uuid_request, 'OPENING'
from (
  select o.*, case when o.operation_type ~ '(_ENTRADA|^SUSCRIPCION|^APORTACION|^APORTACION_PERIODICA)$'
      then 1 else -1 end as sign,
    coalesce(o.gross_amount, round(o.shares::numeric * o.nav / 10000000000)::bigint) as gross,
    coalesce(o.commission, 0) as fee, coalesce(o.withholding, 0) as tax,
    case
      when o.operation_type ~ '^TRASPASO' and request.operation_type = 'SOLICITUD_TRASPASO_INTERNO'
        then 'TRANSIT'
      when o.operation_type ~ '^TRASPASO' then 'ENTITY'
      when o.operation_type ~ '^(HERENCIA|DONACION|CONTINGENCIA)' then 'PERSON'
      else 'BANK' end as other_side
  from operations o
  left join operations request on request.tenant_id = o.tenant_id and request.uuid = o.uuid_request
  where o.operation_status = 'FINALIZED' and o.shares > 0
    and coalesce(o.nav_date, o.value_date) is not null
    and o.operation_type in ('SUSCRIPCION', 'APORTACION', 'APORTACION_PERIODICA', 'REEMBOLSO',
      'REEMBOLSO_PERIODICO', 'RESCATE', 'TRASPASO_ENTRADA', 'TRASPASO_SALIDA', 'HERENCIA_ENTRADA',
      'HERENCIA_SALIDA', 'DONACION_ENTRADA', 'DONACION_SALIDA', 'CONTINGENCIA_ENTRADA',
      'CONTINGENCIA_SALIDA', 'DEVOLUCION_EXCESO')
) executed
cross join lateral (values
  ('PARTICIPATIONS', sign * shares, case sign when 1 then gross - fee - tax else -gross end),
  (other_side, 0, case sign when 1 then -gross else gross - fee - tax end),
  ('TAX', 0, tax),
  ('COMMISSION', 0, fee)
) line (account, shares, amount)
where line.shares <> 0 or line.amount <> 0;
alter table ledger_postings force row level security;
alter table operations force row level security;

create trigger immutable before update or delete or truncate on ledger_postings
  for each statement execute function refuse_change();
`;
