import { sql } from 'kysely';
import type { Breach } from './laws.ts';
import type { Stage } from './storyStage.ts';

interface Terms {
  uuid: string;
  status: string;
  type: string;
  /** How often everybody has signed it: what is sent back is signed anew. */
  signed: number;
  /** Of several payments, whose order is what is left of it. */
  is_in_parts: boolean;
  /** Product, target, bank account, rhythm and cause. */
  about: string;
  indicator: string;
  gross: bigint | null;
  net: bigint | null;
  shares: bigint | null;
}

const LAW = 'what was signed is what is carried out';

/**
 * What people signed, kept here from the moment of the last signature and held against what stands there later: the
 * same until it is carried out, and then no more than was asked for.
 */
export function keepSigned(stage: Stage) {
  const kept = new Map<string, Terms>();
  return {
    async look(): Promise<Breach[]> {
      const rows = await readTerms(stage);
      const found: Breach[] = [];
      for (const row of rows) {
        const before = kept.get(row.uuid);
        if (!before || before.signed !== row.signed) kept.set(row.uuid, row);
        else if (!isAsSigned(before, row))
          found.push({ law: LAW, uuid: row.uuid, what: `${textOf(before)} → ${textOf(row)}` });
      }
      return found;
    },
  };
}

/** Orders of before this began were never signed here: what their first look shows may be carried out already. */
const readTerms = async (stage: Stage): Promise<Terms[]> => {
  const { rows } = await stage.inTenant((db) =>
    sql<Terms>`select o.uuid, o.operation_status as status, o.operation_type as type,
      (select count(*)::int from operation_history h where h.uuid_operation = o.uuid and h.status_to = 'SIGNED')
        as signed,
      o.operation_type = 'RESCATE' and o.details ? 'per_period' as is_in_parts,
      concat_ws('/', o.key_product, o.uuid_account, o.is_total, o.amount_shares_indicator, (
        select string_agg(key || '=' || value, '/' order by key) from jsonb_each_text(o.details)
        where key ~ '^(per_|pp_|key_product|uuid_bank|pay_method|xt_)')) as about,
      case when o.is_total then 'T' else o.amount_shares_indicator end as indicator,
      o.gross_amount as gross, o.net_amount as net, o.shares
    from operations o where o.request_date >= '2026-11-20T11:00Z' and o.uuid_request is null
      and exists (select from operation_history h where h.uuid_operation = o.uuid and h.status_to = 'SIGNED')
      and o.operation_status not like 'REGISTERED%'`.execute(db),
  );
  return rows;
};

function isAsSigned(before: Terms, now: Terms): boolean {
  if (before.about !== now.about) return false;
  if (before.status === 'FINALIZED' || now.is_in_parts) return true;
  const isSame =
    before.gross === now.gross && before.net === now.net && before.shares === now.shares;
  if (now.status !== 'FINALIZED') return isSame;
  if (/^(SUSCRIPCION|APORTACION)/.test(now.type)) return before.gross === now.gross;
  // What another entity sends may be another amount, which staff take as it is; an external transfer asks for no net.
  if (now.type === 'SOLICITUD_TRASPASO_EXTERNO_ENTRADA' || now.indicator === 'T') return true;
  if (/PERIODIC/.test(now.type)) return isSame;
  const most = {
    B: [before.gross, now.gross],
    I: [before.net, now.net],
    P: [before.shares, now.shares],
  };
  const [asked, done] = most[now.indicator as keyof typeof most] as [bigint | null, bigint | null];
  // A net amount is reached by whole millionths, which may be a cent more; a transfer has no net of its own.
  return done === null || asked === null || done <= asked + (now.indicator === 'I' ? 1n : 0n);
}

const textOf = (terms: Terms) =>
  JSON.stringify(terms, (_, value: unknown) => (typeof value === 'bigint' ? `${value}` : value));
