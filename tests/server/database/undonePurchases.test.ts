import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { withTenant } from '../../../src/server/database/withTenant.ts';
import { uuidOf } from '../../../src/server/kernel/uuidOf.ts';
import {
  isConserved,
  readFigures,
} from '../../../src/server/settlement/conservation/readFigures.ts';
import { firstRows, startOldDatabase, type OldDatabase } from '../../support/oldDatabase.ts';

const tenant = uuidOf('one');
let old: OldDatabase;
beforeAll(async () => {
  old = await startOldDatabase('124_renewed_questionnaires');
  await old.write(tenant, firstRows(tenant));
});
afterAll(() => old.close());

/** An execution of both books, as a server of before wrote it. */
const executed = (sequence: number, type: string, sign: 1 | -1, reverses?: string) => `
  insert into operations (tenant_id, uuid, uuid_account, key_product, sequence, operation_type, operation_status,
    channel, gross_amount, net_amount, commission, withholding, shares, nav, nav_date, request_date, is_request,
    is_total, details)
    values ('${tenant}', '${uuidOf(String(sequence))}', '${tenant}', '1', ${sequence}, '${type}', 'FINALIZED',
    'ONLINE', 10000, 10000, 0, 0, 10000000, 10000000, '2026-11-2${sequence}', '2026-11-20', false, false,
    '${JSON.stringify(reverses ? { reverses: uuidOf(reverses) } : {})}');
  insert into ledger_postings (tenant_id, uuid_operation, ledger_account, key_product, booked_on, shares, amount,
    source) values
    ('${tenant}', '${uuidOf(String(sequence))}', 'PARTICIPATIONS', '1', '2026-11-2${sequence}', ${sign * 10000000},
      ${sign * 10000}, 'OPENING'),
    ('${tenant}', '${uuidOf(String(sequence))}', 'BANK', '1', '2026-11-2${sequence}', 0, ${-sign * 10000},
      'OPENING');
`;

test('what undid a purchase is of its own type, pays nothing, and is sealed as it is now', async () => {
  await old.write(
    tenant,
    [
      executed(1, 'SUSCRIPCION', 1),
      executed(2, 'REEMBOLSO', -1, '1'),
      executed(3, 'APORTACION', 1),
      executed(4, 'DEVOLUCION_EXCESO', -1, '3'),
      executed(5, 'SUSCRIPCION', 1),
      executed(6, 'REEMBOLSO', -1),
      executed(7, 'SUSCRIPCION', 1),
      executed(8, 'REEMBOLSO', -1, '7'),
    ].join(''),
  );
  // Whoever altered one of them is not covered up.
  const altered = `update operations set nav_date = '2026-11-19' where uuid = '${uuidOf('8')}'`;
  await old.write(tenant, altered);
  await old.migrateTo();
  const [rows, figures] = await withTenant(old.requests, tenant, async (db) => [
    (
      await sql<{
        operation_type: string;
        net_amount: bigint;
        dated: string;
      }>`select operation_type, net_amount, coalesce(nav_date, value_date)::text
          || case when nav is null then ' unpriced' else '' end as dated from operations order by sequence`.execute(
        db,
      )
    ).rows,
    await readFigures(db),
  ]);
  expect(rows.map(({ operation_type, net_amount }) => [operation_type, net_amount])).toEqual([
    ['SUSCRIPCION', 10_000n],
    ['ANULACION_COMPRA', 0n],
    ['APORTACION', 10_000n],
    ['ANULACION_COMPRA', 0n],
    ['SUSCRIPCION', 10_000n],
    ['REEMBOLSO', 10_000n],
    ['SUSCRIPCION', 10_000n],
    ['ANULACION_COMPRA', 0n],
  ]);
  const dates = [1, 2, 3, 4, 5, 6, 7].map((day) => `2026-11-2${day}`);
  expect(rows.map(({ dated }) => dated)).toEqual(
    [...dates, '2026-11-19'].map((day, at) => ([1, 3, 7].includes(at) ? `${day} unpriced` : day)),
  );
  expect(figures.filter((each) => !isConserved(each))).toMatchObject([
    { figure: 'sealed', booked: 16n, posted: 14n },
  ]);
});

test('and its seals are closed again', async () => {
  const change = withTenant(old.owner, tenant, (db) =>
    sql`update execution_seals set hash = '' where uuid_operation = ${uuidOf('2')}`.execute(db),
  );
  await expect(change).rejects.toThrow();
});
