import { sql, type RawBuilder } from 'kysely';
import type { TenantDb } from '../../../src/server/database/withTenant.ts';
import {
  isConserved,
  readFigures,
} from '../../../src/server/settlement/conservation/readFigures.ts';
import type { Stage } from './storyStage.ts';

/** What breaks a law: which operation, and what of it. */
export interface Breach {
  law: string;
  uuid: string;
  what: string;
}

type Law = (db: TenantDb, stage: Stage) => Promise<{ uuid: string; what: string }[]>;
const rowsOf =
  (query: RawBuilder<{ uuid: string; what: string }>): Law =>
  (db) =>
    query.execute(db).then(({ rows }) => rows);

/**
 * Everything that settlement has carried out, with the order that people signed for it: itself, or the request
 * of a transfer or of a benefit in several payments. What only takes a purchase back is nobody's order. It was
 * complete when it was requested, signed by the last, paid, and had what its investor owes, whichever came last.
 */
const carriedOut = sql`with moved as materialized (
    select distinct tenant_id, uuid_operation from ledger_postings where source = 'SETTLEMENT'
  ), done as materialized (
    select o.*, asked.uuid as asked, asked.operation_type as asked_type, asked.request_date as asked_at,
      asked.details as asked_details, asked.channel as asked_channel, asked.uuid_request as asked_by,
      p.cut_off, p.nav_frequency, p.notice_days,
      o.operation_type ~ '^(SUSCRIPCION|APORTACION|TRASPASO_ENTRADA)' as is_in,
      o.operation_type = 'TRASPASO_ENTRADA' and asked.operation_type = 'SOLICITUD_TRASPASO_INTERNO' as is_second_half
    from moved
    join operations o on o.tenant_id = moved.tenant_id and o.uuid = moved.uuid_operation
    left join operations r on r.tenant_id = o.tenant_id and r.uuid = o.uuid_request
      and (r.operation_type = 'RESCATE' or r.operation_type like 'SOLICITUD_TRASPASO%')
    join operations asked on asked.tenant_id = o.tenant_id and asked.uuid = coalesce(r.uuid, o.uuid)
    join products p on p.tenant_id = o.tenant_id and p.key_product = o.key_product
    where o.operation_status = 'FINALIZED' and not o.details ? 'reverses'
  ), one as materialized (
    select done.*, greatest(asked_at,
      (select max(changed_at) from operation_history where uuid_operation = asked and status_to = 'SIGNED'),
      (select reconciled_at from reconciliations where uuid_operation = asked),
      (select max(created_at) from documents where section = 'OPERATION' and uuid_owner = asked
        and not needs_signature and validation <> 'RECHAZADO'
        and subcategory in ('ACREDITACION_CONTINGENCIA', 'MODELO_145', 'AUTORIZACION_VENTA_MENOR'))) as complete
    from done
  )`;

const cutOffOf = (day: RawBuilder<unknown>) =>
  sql`((${day} + one.cut_off::time) at time zone 'Europe/Madrid')`;

/** What holds on every day, whatever was done and in whatever order. */
export const laws: Readonly<Record<string, Law>> = {
  'no order gets a NAV that could be known when it was complete': rowsOf(sql`${carriedOut}
    select one.uuid, one.operation_type || ' of ' || one.nav_date || ', complete at ' || one.complete as what
    from one where ${cutOffOf(sql`one.nav_date`)} <= one.complete`),

  'nor a later one than the first': async (db, { closed }) => {
    const days = [...closed];
    const { rows } = await sql<{ uuid: string; what: string }>`${carriedOut}
      select one.uuid, one.operation_type || ' of ' || one.nav_date || ', not of ' || n.date as what
      from one join navs n on n.key_product = one.key_product and n.date < one.nav_date
          and n.date >= one.nav_date - 20
      where one.nav_frequency = 'DAILY' and coalesce(one.notice_days, 0) = 0 and not one.is_second_half
        and not (one.asked_type = 'RESCATE' and one.asked_details ? 'per_period')
        and coalesce(one.asked_details ->> 'transfer_nav_on_month_end', 'false') <> 'true'
        and not n.date = any(${days}::date[]) and ${cutOffOf(sql`n.date`)} > one.complete`.execute(
      db,
    );
    return rows;
  },

  'nothing is carried out that nobody signed': rowsOf(sql`${carriedOut}
    select one.uuid, one.operation_type as what from one
    where one.asked_channel = 'ONLINE' and one.asked_by is null and one.asked_type <> 'TRASPASO_SALIDA'
      and not exists (select from operation_history where uuid_operation = one.asked and status_to = 'SIGNED')`),

  'nor what only one of two has signed': rowsOf(sql`${carriedOut}
    select one.uuid, one.operation_type as what from one
    join accounts a on a.uuid = one.uuid_account and a.arrangement_type = 'CONJUNTA'
    where one.asked_by is null and one.asked_type <> 'TRASPASO_SALIDA'
      and one.asked_at >= '2026-11-20' and exists (
        select from documents paper where paper.section = 'OPERATION' and paper.uuid_owner = one.asked
        and paper.needs_signature and (select count(*) from document_signers signer
          where signer.uuid_document = paper.uuid and not signer.is_void) < 2)`),

  'what was bought was paid for, in full and once': rowsOf(sql`${carriedOut}
    select one.uuid, one.operation_type || ': ' || coalesce(m.amount::text, 'nothing') as what
    from one left join reconciliations m on m.uuid_operation = one.asked
    where one.asked_at >= '2026-11-20' and one.operation_type ~ '^(SUSCRIPCION|APORTACION)'
      and m.amount is distinct from one.gross_amount
    union all
    select one.uuid, 'a transfer of other money' from one
    left join reconciliations m on m.uuid_operation = one.asked
    where one.asked_type = 'SOLICITUD_TRASPASO_EXTERNO_ENTRADA' and m.amount is distinct from one.gross_amount
    union all
    select debit.uuid_operation, 'paid by a debit that was not' from direct_debits debit
    join reconciliations m on m.uuid_operation = debit.uuid_operation and m.source = 'DIRECT_DEBIT'
    where not exists (select from debit_answers answer where answer.uuid_debit = debit.uuid and result = 'PAID')
      or m.amount <> debit.amount`),

  'amounts are participations at the NAV, to the cent': rowsOf(sql`${carriedOut}
    select one.uuid, one.operation_type as what from one
    where abs(case when is_in then gross_amount - coalesce(commission, 0) else gross_amount end
      - shares::numeric * nav / 10000000000) > case when is_in then nav / 20000000000.0 + 0.5 else 0.5 end
    union all
    select one.uuid, 'the NAV is not that of its day' from one
    left join navs n on n.key_product = one.key_product and n.date = one.nav_date
    where n.nav is distinct from one.nav
    union all
    select one.uuid, 'net' from one
    where net_amount is distinct from gross_amount - coalesce(commission, 0) - coalesce(withholding, 0)`),

  'what is withheld is the rate of its base, in cents': rowsOf(sql`${carriedOut}
    select one.uuid, one.operation_type || ' ' || withholding || ' of ' || coalesce(fiscal_import, 0) as what
    from one
    where one.operation_type <> 'RESCATE' and coalesce(withholding, 0) <> case
        when is_in or details ->> 'is_tax_deferred' = 'true' then 0
      else round(greatest(coalesce(fiscal_import, 0), 0) * 0.19) end
    union all
    select o.uuid, 'taken back with a gain' from operations o
    where o.details ? 'reverses' and (withholding <> 0 or fiscal_import <> 0)`),

  'participations and money are where both books say': async (db) =>
    (await readFigures(db))
      .filter((figure) => !isConserved(figure))
      .map(({ key_product, figure, booked, posted }) => ({
        uuid: key_product,
        what: `${figure}: ${booked} and ${posted}`,
      })),

  'each movement adds up to nothing': rowsOf(sql`
    select uuid_operation as uuid, sum(amount)::text as what from ledger_postings group by 1 having sum(amount) <> 0`),

  'nothing is negative': rowsOf(sql`
    select uuid, operation_type as what from operations
    where (gross_amount < 0 or net_amount < 0 or shares < 0 or withholding < 0
      or (commission < 0 and not details ? 'reverses'))
    union all
    select o.uuid_account, p.key_product || ' ' || sum(p.shares) from ledger_postings p
    join operations o on o.uuid = p.uuid_operation group by 1, p.key_product having sum(p.shares) < 0
    union all
    -- At the end of any day, not only of the last.
    select uuid_account, key_product || ' on ' || booked_on from (
      select o.uuid_account, p.key_product, p.booked_on,
        sum(sum(p.shares)) over (partition by o.uuid_account, p.key_product order by p.booked_on) as held
      from ledger_postings p join operations o on o.uuid = p.uuid_operation group by 1, 2, 3) days
    where held < 0`),

  'nothing happens twice': rowsOf(sql`
    select uuid_operation as uuid, 'ended twice' as what from operation_history
    where status_to in ('FINALIZED', 'CANCELLED') group by 1 having count(*) > 1
    union all
    select uuid_request, 'carried out twice' from operations o
    where operation_status = 'FINALIZED' and operation_type like 'TRASPASO%' and uuid_request is not null
    group by uuid_request, operation_type having count(*) > 1
    union all
    select uuid_request, 'taken back twice' from operations where details ? 'reverses'
    group by 1 having count(*) > 1
    union all
    select uuid_operation, 'two dates of a standing order brought it' from occurrences
    where uuid_operation is not null group by 1 having count(*) > 1
    union all
    select uuid_operation, 'sent to the registry twice' from rd_batch_operations group by 1 having count(*) > 1`),

  'what is cancelled moves nothing': rowsOf(sql`
    select o.uuid, o.operation_type as what from operations o
    where o.operation_status = 'CANCELLED' and (
      exists (select from ledger_postings p where p.uuid_operation = o.uuid)
      or (o.operation_type like 'SOLICITUD_TRASPASO%' and exists (
        select from ledger_postings p where p.uuid_request = o.uuid)))`),

  'what ended stays ended, and every status was reached by a line of its history': rowsOf(sql`
    select o.uuid, o.operation_status || ' and not ' || last.status_to as what from operations o
    join lateral (select status_to from operation_history h where h.uuid_operation = o.uuid
      order by changed_at desc, case when status_to in ('FINALIZED', 'CANCELLED') then 1 else 0 end desc limit 1
    ) last on true
    where o.request_date >= '2026-11-20' and o.operation_status in ('FINALIZED', 'CANCELLED')
      and last.status_to <> o.operation_status`),

  'every day was settled, and staff see to nothing that is over': async (db, { today }) => {
    const { rows } = await sql<{ uuid: string; what: string }>`
      select tenant_id::text as uuid, 'settled through ' || through as what from settled_days
      where through <> ${today()}
      union all
      select subject, kind from staff_alerts join operations o on o.uuid::text = subject
      where resolved_at is null and kind in ('NOT_SETTLED', 'ORDER_UNFILLED', 'TRANSFER_AMOUNT', 'DEBIT_UNANSWERED')
        and o.operation_status in ('FINALIZED', 'CANCELLED') and not (kind = 'DEBIT_UNANSWERED' and exists (
          select from direct_debits d where d.uuid_operation = o.uuid))
      union all
      select subject, kind from staff_alerts where resolved_at is null and kind = 'CONSERVATION'`.execute(
      db,
    );
    return rows;
  },

  'a debit that is out when its order ends is asked back': rowsOf(sql`
    select o.uuid, o.operation_type as what from operations o
    join direct_debits debit on debit.uuid_operation = o.uuid
    where o.operation_status = 'CANCELLED'
      and not exists (select from debit_answers answer where answer.uuid_debit = debit.uuid)
      and not exists (select from debit_withdrawals asked where asked.uuid_debit = debit.uuid)`),
};

/** Every breach of a law as things stand, and how many laws were asked. */
export async function breaches(stage: Stage): Promise<Breach[]> {
  return stage.inTenant(async (db) => {
    const found: Breach[] = [];
    for (const [law, look] of Object.entries(laws))
      found.push(...(await look(db, stage)).map((each) => ({ law, ...each })));
    return found;
  });
}
