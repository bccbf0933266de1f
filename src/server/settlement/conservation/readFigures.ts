import { sql } from 'kysely';
import { typesWhere } from '#/domain/operations/typesWhere.ts';
import { ledgerKinds } from '#/domain/operations/kinds/ledgerKinds.ts';
import type { TenantDb } from '../../database/withTenant.ts';
import { arrivals, internalTransfers } from '../../operations/transferTypes.ts';
import { paidIn } from '../../orders/reconcile.ts';

const figures = [
  'participations',
  'invested',
  'commission',
  'withheld',
  'outside',
  'left',
  'arrived',
  'requested',
  'requested_shares',
  'received',
  'waiting',
  'sealed',
] as const;

/** One figure of a product, as two tables tell it; participations in millionths, amounts in cents. */
export interface ConservedFigure {
  key_product: string;
  figure: (typeof figures)[number];
  booked: bigint;
  posted: bigint;
}

type Side = Record<(typeof figures)[number], string | null>;

const moving = typesWhere(({ movement }) => movement !== null);
const entering = typesWhere(
  ({ movement }) => movement !== null && ledgerKinds[movement].sign === 1,
);
const transferring = typesWhere(({ isTransfer, isRequest }) => isTransfer && !isRequest);
const transfers = [...internalTransfers, ...arrivals];

/**
 * What must be equal of each product of a tenant, by `operations` and `reconciliations` on the one side and
 * `ledger_postings` on the other, all as of one moment:
 * - `participations`, `invested`, `commission`, `withheld`: what was executed;
 * - `outside`: money from and to banks, other entities and other persons;
 * - `left`: money that left by transfers inside accounts; `arrived`: the same against what arrived from there and
 *   what is on its way for requests that are still open: one that is over has nothing on its way;
 * - `requested`, `requested_shares`: transfers that are done, against what they moved;
 * - `received`: matched money against what it bought; `waiting`: money that is here for orders that are open, by
 *   the messages about transfers and by what was matched, against what the orders ask for and what the database
 *   kept of both when they came;
 * - `sealed`: lines of the double entry against those that are, with their operation, as they were written; left
 *   out where `hasSeals` is false: each line is read and hashed for it, most of what all of this takes.
 * @source LIRPF 94; Ley 35/2003, 28
 */
export async function readFigures(
  db: TenantDb,
  { hasSeals = true } = {},
): Promise<ConservedFigure[]> {
  const { rows } = await sql<{ key_product: string; booked: Side; posted: Side }>`
    with requests as materialized (
      select uuid, operation_type = any(${internalTransfers}::text[]) as is_internal,
        operation_status = 'FINALIZED' as is_done, operation_status in ('FINALIZED', 'CANCELLED') as is_over
      from operations where tenant_id = ${db.tenantId}
        and operation_type = any(${transfers}::text[])
    ), postings as materialized (
      select *, ledger_account = 'PARTICIPATIONS' as is_held, ledger_account = 'TRANSIT' as is_transit,
        source = 'SETTLEMENT' and ledger_account in ('BANK', 'ENTITY') and amount < 0 as is_received
      from ledger_postings where tenant_id = ${db.tenantId}
    ), settled as materialized (
      select distinct case when uuid_request in (select uuid from requests) then uuid_request
        else uuid_operation end as uuid from postings where is_received
    ), own as (
      select *, operation_status = 'FINALIZED' and operation_type = any(${moving}::text[]) as is_moved,
        operation_type = any(${entering}::text[]) as is_in,
        operation_type = any(${transferring}::text[])
          and uuid_request in (select uuid from requests where is_internal) as is_internal,
        operation_type = any(${transfers}::text[]) and operation_status = 'FINALIZED' as is_done_request,
        coalesce(gross_amount, round(shares::numeric * nav / 10000000000)::bigint) as gross,
        coalesce(commission, 0) as fee, coalesce(withholding, 0) as tax
      from operations where tenant_id = ${db.tenantId}
    ), matched as (
      select key_product,
        sum(amount) filter (where uuid in (select uuid from settled)) as received
      from (
        select m.amount, o.uuid, o.key_product
        from reconciliations m
        join operations o on o.tenant_id = m.tenant_id and o.uuid = m.uuid_operation
        where m.tenant_id = ${db.tenantId}
      ) money group by 1
    ), awaited as (
      select uuid, key_product, operation_type = any(${[...paidIn]}::text[]) as is_paid_in, gross_amount
      from operations where tenant_id = ${db.tenantId}
        and operation_type = any(${[...paidIn, ...arrivals]}::text[])
        and operation_status not in ('FINALIZED', 'CANCELLED')
    ), waiting as (
      select key_product, sum(found) as waiting, sum(kept) as kept from (
        -- What was matched counts twice where an order asks for it too.
        select o.key_product, m.amount * case when o.is_paid_in then 2 else 1 end as found,
          case when o.is_paid_in then o.gross_amount end as kept
        from reconciliations m join awaited o on o.uuid = m.uuid_operation where m.tenant_id = ${db.tenantId}
        union all select o.key_product, m.amount, null
        from transfer_messages m join awaited o on o.uuid = m.uuid_operation
        where m.tenant_id = ${db.tenantId} and m.kind = 'MONEY' and m.refused is null
        union all select o.key_product, null, m.amount
        from received_money m join awaited o on o.uuid = m.uuid_operation where m.tenant_id = ${db.tenantId}
      ) money group by 1
    ), seals as (
      select line.key_product, count(*) as lines,
        count(*) filter (where seal.hash = execution_hash(line, done)) as sealed
      from ledger_postings line
      join operations done on done.tenant_id = line.tenant_id and done.uuid = line.uuid_operation
      left join execution_seals seal on seal.tenant_id = line.tenant_id
        and seal.uuid_operation = line.uuid_operation and seal.ledger_account = line.ledger_account
      where line.tenant_id = ${db.tenantId} and ${hasSeals} group by 1
    ), transits as (
      select source as key_product, sum(coalesce(arrived, case
        when uuid_request in (select uuid from requests where not is_over) then left_then else 0 end)) as arrived
      from (
        select uuid_request, max(key_product) filter (where amount > 0) as source,
          sum(amount) filter (where amount > 0) as left_then,
          -sum(amount) filter (where amount < 0) as arrived
        from postings where is_transit group by 1
      ) ways group by 1
    ), booked as (
      select key_product,
        sum(case when is_in then shares else -shares end) filter (where is_moved) as participations,
        sum(case when is_in then gross - fee - tax else -gross end) filter (where is_moved) as invested,
        sum(fee) filter (where is_moved) as commission,
        sum(tax) filter (where is_moved) as withheld,
        sum(case when is_in then -gross else gross - fee - tax end)
          filter (where is_moved and is_internal is not true) as outside,
        sum(gross - fee - tax) filter (where is_moved and is_internal and not is_in) as left_then,
        sum(gross_amount) filter (where is_done_request) as requested,
        sum(shares) filter (where is_done_request and operation_type = any(${internalTransfers}::text[])) as requested_shares
      from own group by 1
    ), posted as (
      select key_product,
        sum(shares) as participations,
        sum(amount) filter (where is_held) as invested,
        sum(amount) filter (where ledger_account = 'COMMISSION') as commission,
        sum(amount) filter (where ledger_account = 'TAX') as withheld,
        sum(amount) filter (where ledger_account in ('BANK', 'ENTITY', 'PERSON')) as outside,
        sum(amount) filter (where is_transit and amount > 0) as left_then,
        sum(abs(amount)) filter (where is_held and case when amount < 0
          then uuid_request in (select uuid from requests where is_done and is_internal)
          else uuid_request in (select uuid from requests where is_done and not is_internal)
          end) as requested,
        -sum(shares) filter (where is_held and amount < 0
          and uuid_request in (select uuid from requests where is_done and is_internal)) as requested_shares,
        -sum(amount) filter (where is_received) as received
      from postings group by 1
    )
    select key_product,
      json_build_object('participations', b.participations::text, 'invested', b.invested::text,
        'commission', b.commission::text, 'withheld', b.withheld::text, 'outside', b.outside::text,
        'left', b.left_then::text, 'arrived', b.left_then::text, 'requested', b.requested::text,
        'requested_shares', b.requested_shares::text, 'received', m.received::text,
        'waiting', w.waiting::text, 'sealed', s.lines::text) as booked,
      json_build_object('participations', p.participations::text, 'invested', p.invested::text,
        'commission', p.commission::text, 'withheld', p.withheld::text, 'outside', p.outside::text,
        'left', p.left_then::text, 'arrived', t.arrived::text, 'requested', p.requested::text,
        'requested_shares', p.requested_shares::text, 'received', p.received::text,
        'waiting', w.kept::text, 'sealed', s.sealed::text) as posted
    from booked b full join posted p using (key_product) full join transits t using (key_product)
    full join matched m using (key_product) full join waiting w using (key_product)
    full join seals s using (key_product) order by 1`.execute(db);
  return rows.flatMap(({ key_product, booked, posted }) =>
    figures.flatMap((figure): ConservedFigure[] => {
      const [left, right] = [BigInt(booked[figure] ?? 0), BigInt(posted[figure] ?? 0)];
      if (left === 0n && right === 0n) return [];
      return [{ key_product, figure, booked: left, posted: right }];
    }),
  );
}

/** Whether both sides say the same. */
export const isConserved = ({ booked, posted }: ConservedFigure): boolean => booked === posted;
