import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { REQUESTS } from '../../src/server/database/embedded/provision.ts';
import { startCluster, type Cluster } from './cluster.ts';
import { temporaryFolder } from './temporaryFolder.ts';

/** What a test asks the desk for: a database made from a template of a folder that was told before. */
export interface DatabaseWish {
  /** Folder of a PostgreSQL that holds the templates. */
  told: string;
  template: string;
}

/** A database of its own, for as long as it is not given back. */
export interface HandedDatabase {
  name: string;
  /** Of the PostgreSQL that it is in. */
  folder: string;
  /** For `DATABASE_URL` and `DATABASE_REQUESTS_URL`. */
  url: string;
  requestsUrl: string;
}

/** Nothing here outlives the tests: what a power cut takes is not missed. */
const quick = {
  fsync: 'off',
  synchronous_commit: 'off',
  full_page_writes: 'off',
  max_connections: '300',
  jit: 'off',
  timezone: 'UTC',
  log_timezone: 'UTC',
};

/**
 * One PostgreSQL for all test files of a run, started when the first of them asks: each gets a database of its
 * own, made from a template, which takes a tenth of the time that a PostgreSQL of its own would. A program,
 * because what runs Vitest's own setup does not know where packages lie. It says its address and stays until
 * nobody holds its standard input any more, however that ends, and takes the folder of the run along, which is its
 * argument.
 */
let running: Promise<Cluster> | undefined;
let folder: string | undefined;
const ofTheRun = process.argv[2];
let turn: Promise<unknown> = Promise.resolve();
let last = 0;

function start(told: string): Promise<Cluster> {
  folder = temporaryFolder('desk');
  execFileSync('cp', ['-a', '--reflink=auto', `${told}/.`, folder]);
  return startCluster(folder, quick);
}

async function hand({ told, template }: DatabaseWish): Promise<HandedDatabase> {
  const { port, passwords, command } = await (running ??= start(told));
  const name = `test_${++last}`;
  await command(
    // Block by block through the log, as it is done unless said, takes thrice as long.
    `create database ${name} template ${template} owner private_area strategy file_copy`,
    `revoke all on database ${name} from public`,
    `grant connect on database ${name} to ${REQUESTS}`,
  );
  const as = (user: string, password: string) =>
    `postgres://${user}:${password}@127.0.0.1:${port}/${name}`;
  return {
    name,
    folder: folder!,
    url: as('private_area', passwords.app),
    requestsUrl: as(REQUESTS, passwords.requests),
  };
}

async function takeBack(name: string): Promise<void> {
  await (await running)?.command(`drop database if exists ${name} with (force)`);
}

/** A template can be copied by one at a time. */
function inTurn<T>(work: () => Promise<T>): Promise<T> {
  const done = turn.then(work);
  turn = done.catch(() => undefined);
  return done;
}

const desk = createServer((request, response) => {
  const chunks: Buffer[] = [];
  request.on('data', (chunk: Buffer) => chunks.push(chunk));
  request.on('end', () => {
    const asked = JSON.parse(Buffer.concat(chunks).toString()) as DatabaseWish & { name: string };
    inTurn<unknown>(() => (request.method === 'DELETE' ? takeBack(asked.name) : hand(asked))).then(
      (answer) => response.end(JSON.stringify(answer ?? {})),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
});

// Whoever was busy for long finds its connection as it left it.
desk.keepAliveTimeout = 0;

let isClosing = false;

async function close(): Promise<void> {
  if (isClosing) return;
  isClosing = true;
  desk.close();
  desk.closeAllConnections();
  await (await running)?.stop();
  for (const gone of [folder, ofTheRun]) if (gone) rmSync(gone, { recursive: true, force: true });
  process.exit();
}

for (const event of ['end', 'close', 'error']) process.stdin.once(event, () => void close());
// Whoever ends the tests by a signal may send it to all of them.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void close());
process.stdin.resume();
desk.listen(0, '127.0.0.1', () =>
  console.log(`http://127.0.0.1:${(desk.address() as AddressInfo).port}`),
);
