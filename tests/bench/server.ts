import autocannon from 'autocannon';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { pino } from 'pino';
import { connect } from '../../src/server/database/connect.ts';
import { withTenant } from '../../src/server/database/withTenant.ts';
import { uuidOf } from '../../src/server/kernel/uuidOf.ts';
import { givenDatabase } from '../support/givenDatabase.ts';
import { enterAs } from '../support/machineLoad.ts';
import { NOW } from '../support/product.ts';
import { temporaryFolder } from '../support/temporaryFolder.ts';
import { countOperations, fillOperations } from './server/fillOperations.ts';
import { readAnew } from './server/readAnew.ts';
import { startApart } from './server/startApart.ts';

const { BENCH_SECONDS = '4', BENCH_ROWS = '1000000' } = process.env;
const SECONDS = Number(BENCH_SECONDS);
const LARGE = Number(BENCH_ROWS);
const ROUNDS = 3;
const CONNECTIONS = 10;

const idOf = (key: string) => uuidOf(`almadraba/${key}`);

/**
 * A position and a list of operations, each beside a bare route; and the list when the table is large.
 *
 * The bare route has no token, contract or rules: one query that reads the rows which our answer is made
 * of (for a position the movements of the account, for a list the page with what it shows of other tables),
 * in a transaction with the same tenant setting, one statement after another by the plain driver, and its
 * rows as JSON, every amount a text already. It is spared our count of the whole list. Server, bare route and
 * load are processes of their own over one database, so that none does another's work in its turn; the
 * server writes its log. Both are asked in turns, so that what else the machine does meets both, and the
 * middle round counts. What our server keeps for as long as it has not changed, the NAVs and the movements of
 * an account, it has kept; beside it stands how long the first answer after a change takes.
 */
export async function run() {
  const given = await givenDatabase({ demoAt: NOW });
  const files = temporaryFolder('bench');
  const patient = { connectionString: given.url, statement_timeout: 0 };
  const db = connect(patient, pino({ level: 'silent' }));
  const stops: (() => Promise<unknown>)[] = [() => given.remove(), () => db.destroy()];
  try {
    const tenantId = await tenantOf(db);
    const env = {
      DATABASE_URL: given.url,
      DATA_DIR: files,
      PORT: '0',
      NOW,
      DEMO: '1',
      LOG_LEVEL: 'info',
    };
    const rates = { TOKEN_RATE: '9999999', ADDRESS_RATE: '9999999' };
    const server = await startApart('src/start/main.ts', { ...env, ...rates });
    stops.push(() => server.stop());
    const bare = await startApart(join(import.meta.dirname, 'server/bare.ts'), {
      DATABASE_URL: given.url,
      TENANT: tenantId,
      ACCOUNT: idOf('account/ana/1'),
      INTERVENER: idOf('intervener/ana'),
    });
    stops.push(() => bare.stop());
    const ours = await askAs('ana', server.address);
    const theirs = (path: string) => ({ url: bare.address + path });

    const position = await compare(
      ours(`/accounts/${idOf('account/ana/1')}/positions`),
      theirs('/position'),
    );
    const anew = await readAnew(
      ours(`/accounts/${idOf('account/ana/1')}/positions`),
      theirs('/position'),
      () => touch(db, tenantId, idOf('account/ana/1')),
    );
    const list = await compare(ours('/operations'), theirs('/list'));
    const few = await countOperations(db);
    const small = await latencyOf(ours('/operations'));
    await fillOperations(db, LARGE, { tenantId, intervener: idOf('intervener/grande') });
    const large = await latencyOf(ours('/operations'));
    return {
      name: 'server: positions and lists beside a bare route',
      rows: [
        ...rowsOf('position', position),
        { name: 'position, bare, one after another', value: anew.theirs, unit: 'ms', ratio: 1 },
        {
          name: 'position of an account that has just changed',
          value: anew.ours,
          unit: 'ms',
          ratio: ratio(anew.ours, anew.theirs),
        },
        ...rowsOf('list of operations', list),
        {
          name: `list with ${few} rows in the table, mean latency`,
          value: small,
          unit: 'ms',
          ratio: 1,
        },
        {
          name: `list with ${LARGE} rows in the table`,
          value: large,
          unit: 'ms',
          ratio: ratio(large, small),
          limit: 1.5,
          ok: large / small <= 1.5,
        },
      ],
    };
  } finally {
    for (const stop of stops.toReversed()) await stop();
    rmSync(files, { recursive: true, force: true });
  }
}

/** Writes a movement of an account again as it is. */
const touch = (db: ReturnType<typeof connect>, tenantId: string, account: string) =>
  withTenant(db, tenantId, (at) =>
    sql`update operations set shares = shares where uuid = (select uuid from operations
      where uuid_account = ${account} and operation_status = 'FINALIZED' limit 1)`.execute(at),
  );

async function tenantOf(db: ReturnType<typeof connect>): Promise<string> {
  const found = await db
    .selectFrom('tenants')
    .select('id')
    .where('name', '=', 'almadraba')
    .executeTakeFirstOrThrow();
  return found.id;
}

interface Target {
  url: string;
  headers?: Record<string, string>;
}
type Shots = Awaited<ReturnType<typeof shoot>>;

async function askAs(username: string, address: string): Promise<(path: string) => Target> {
  const { headers } = await enterAs({ url: (path) => address + path }, username);
  return (path) => ({ url: `${address}/api${path}`, headers });
}

async function compare(ours: Target, theirs: Target): Promise<{ ours: Shots; theirs: Shots }> {
  const rounds: { ours: Shots; theirs: Shots }[] = [];
  for (const target of [ours, theirs]) await warm(target);
  for (let round = 0; round < ROUNDS; round++)
    rounds.push({ theirs: await shoot(theirs), ours: await shoot(ours) });
  const share = ({ ours: a, theirs: b }: (typeof rounds)[number]) => a.rate / b.rate;
  return rounds.toSorted((a, b) => share(a) - share(b))[ROUNDS >> 1]!;
}

/** The middle of some rounds. */
async function latencyOf(target: Target): Promise<number> {
  await warm(target);
  const means: number[] = [];
  for (let round = 0; round < ROUNDS; round++) means.push((await shoot(target)).mean);
  return means.toSorted((a, b) => a - b)[ROUNDS >> 1]!;
}

/** What is read, compiled and planned once is not measured. */
async function warm(target: Target): Promise<void> {
  const answer = await fetch(target.url, { headers: target.headers });
  if (!answer.ok) throw new Error(`${target.url}: ${answer.status} ${await answer.text()}`);
  await shoot(target, 2);
}

async function shoot(target: Target, duration = SECONDS) {
  const { requests, latency, non2xx, errors } = await autocannon({
    ...target,
    connections: CONNECTIONS,
    duration,
  });
  if (requests.total === 0) throw new Error(`${target.url}: no answer in ${duration} s`);
  if (non2xx + errors > 0) throw new Error(`${target.url}: ${non2xx} refused, ${errors} lost`);
  return { rate: requests.average, p99: latency.p99, mean: latency.average };
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
