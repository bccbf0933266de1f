import autocannon from 'autocannon';
import Fastify from 'fastify';
import { sql } from 'kysely';
import type { Kysely } from 'kysely';
import type { Tables } from '../../src/server/database/tables.ts';
import { withTenant, type TenantDb } from '../../src/server/database/withTenant.ts';
import { uuidOf } from '../../src/server/uuidOf.ts';
import { startTestServer } from '../support/server.ts';

const { BENCH_SECONDS = '4', BENCH_ROWS = '1000000' } = process.env;
const SECONDS = Number(BENCH_SECONDS);
const ROUNDS = 3;
const LARGE = Number(BENCH_ROWS);
const idOf = (key: string) => uuidOf(`almadraba/${key}`);
const account = idOf('account/ana/1');

/**
 * A position and a list of operations, each beside a bare route that does nothing but one query of the same
 * shape in a transaction that is bound to the same tenant; and the list when the table is large.
 */
export async function run() {
  const rates = { TOKEN_RATE: '9999999', ADDRESS_RATE: '9999999' };
  const server = await startTestServer({
    hasDemoData: true,
    listen: true,
    validateResponses: false,
    environment: rates,
  });
  const { db } = server.context;
  const bare = await listenBare(db, server.at().tenant.id);
  try {
    const token = await server.token('ana');
    const headers = { host: 'localhost', authorization: `Bearer ${token}` };
    const ours = (path: string) => ({ url: `${server.address}/api${path}`, headers });
    const theirs = (path: string) => ({ url: `${bare.address}${path}` });
    const position = await compare(ours(`/accounts/${account}/positions`), theirs('/position'));
    const list = await compare(ours('/operations'), theirs('/list'));
    const small = await shoot(ours('/operations'));
    await grow(db, server.at().tenant.id);
    const large = await shoot(ours('/operations'));
    return {
      name: 'server: positions and lists beside a bare route',
      rows: [
        ...rowsOf('position', position),
        ...rowsOf('list of operations', list),
        {
          name: `list when the table has ${LARGE} more rows, median`,
          value: large.p50,
          unit: 'ms',
          ratio: ratio(large.p50, small.p50),
          limit: 1.5,
          ok: large.p50 / small.p50 <= 1.5,
        },
      ],
    };
  } finally {
    await bare.app.close();
    await server.close();
  }
}

interface Target {
  url: string;
  headers?: Record<string, string>;
}
type Shots = Awaited<ReturnType<typeof shoot>>;

/** In turns, so that what else the machine does meets both. */
async function compare(ours: Target, theirs: Target): Promise<{ ours: Shots; theirs: Shots }> {
  const rounds: { ours: Shots; theirs: Shots }[] = [];
  await shoot(ours, 1);
  await shoot(theirs, 1);
  for (let round = 0; round < ROUNDS; round++)
    rounds.push({ theirs: await shoot(theirs), ours: await shoot(ours) });
  const share = ({ ours: a, theirs: b }: (typeof rounds)[number]) => a.rate / b.rate;
  return rounds.toSorted((a, b) => share(a) - share(b))[ROUNDS >> 1]!;
}

async function shoot(target: Target, duration = SECONDS) {
  const { requests, latency, non2xx, errors } = await autocannon({
    ...target,
    connections: 10,
    duration,
  });
  if (requests.average === 0) throw new Error(`${target.url}: no answer in ${duration} s`);
  if (non2xx + errors > 0) throw new Error(`${target.url}: ${non2xx} refused, ${errors} lost`);
  return { rate: requests.average, p50: latency.p50, p99: latency.p99 };
}

const rowsOf = (name: string, { ours, theirs }: { ours: Shots; theirs: Shots }) => [
  { name: `${name}, bare`, value: theirs.rate, unit: 'requests/s', ratio: 1 },
  {
    name,
    value: ours.rate,
    unit: 'requests/s',
    ratio: ratio(ours.rate, theirs.rate),
    limit: 0.6,
    ok: ours.rate / theirs.rate >= 0.6,
  },
  {
    name: `${name}, p99`,
    value: ours.p99,
    unit: 'ms',
    ratio: ratio(ours.p99, theirs.p99),
    limit: 2,
    ok: ours.p99 / theirs.p99 <= 2,
  },
];
const ratio = (one: number, other: number) => Number((one / other).toFixed(2));

/** What a person would write who wants nothing but the rows. */
async function listenBare(db: Kysely<Tables>, tenantId: string) {
  const app = Fastify();
  const bound = <T>(work: (db: TenantDb) => Promise<T>) => withTenant(db, tenantId, work);
  const plain = (rows: object[]) =>
    JSON.stringify(rows, (_, value: unknown) =>
      typeof value === 'bigint' ? value.toString() : value,
    );
  app.get('/position', () =>
    bound(async (at) =>
      plain(
        await at
          .selectFrom('operations')
          .selectAll()
          .where('tenant_id', '=', tenantId)
          .where('uuid_account', '=', account)
          .orderBy('sequence')
          .execute(),
      ),
    ),
  );
  app.get('/list', () =>
    bound(async (at) =>
      plain(
        await at
          .selectFrom('operations')
          .innerJoin('accounts', 'accounts.uuid', 'operations.uuid_account')
          .innerJoin('account_interveners as party', 'party.uuid_account', 'accounts.uuid')
          .selectAll('operations')
          .select(['accounts.account_number', 'accounts.alias'])
          .where('operations.tenant_id', '=', tenantId)
          .where('party.uuid_intervener', '=', idOf('intervener/ana'))
          .orderBy('operations.request_date', 'desc')
          .limit(25)
          .execute(),
      ),
    ),
  );
  const address = await app.listen({ host: '127.0.0.1', port: 0 });
  return { app, address };
}

/** Copies of an operation, spread over the accounts of another client. */
async function grow(db: Kysely<Tables>, tenantId: string): Promise<void> {
  const step = 50_000;
  for (let from = 0; from < LARGE; from += step)
    await withTenant(db, tenantId, (at) =>
      sql`insert into operations
        select copy.* from generate_series(${sql.lit(from)}, ${sql.lit(from + step - 1)}) as number
        cross join lateral (select (array_agg(uuid_account))[1 + number % count(*)::int] as uuid_account
          from account_interveners where uuid_intervener = ${idOf('intervener/grande')}) owner
        cross join (select o as model from operations o where operation_status = 'FINALIZED' limit 1) one
        cross join lateral jsonb_populate_record(one.model, jsonb_build_object('uuid', gen_random_uuid(),
          'uuid_account', owner.uuid_account, 'sequence', 1000000 + number, 'ordered_by', null)) copy`.execute(
        at,
      ),
    );
  await sql`analyze operations`.execute(db);
}
