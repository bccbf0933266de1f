import { randomUUID } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { join } from 'node:path';
import type { Logger } from 'pino';
import { createBackground } from './database/background.ts';
import { createClock } from './database/clock.ts';
import type { Config } from './kernel/config.ts';
import { createPermissionSets } from './access/permissionSets.ts';
import type { Context } from './ports/context.ts';
import type { Due } from './ports/due.ts';
import type { Seed } from './ports/seed.ts';
import { dueWith } from './scheduler/index.ts';
import { createGroups } from './support/groups.ts';
import { createServer } from './createServer.ts';
import { withAdvisoryLock } from './database/withAdvisoryLock.ts';
import { openDatabase } from './database/openDatabase.ts';
import { outsideTransactions } from './database/outsideTransactions.ts';
import { runScheduledJobs } from './scheduler/runScheduledJobs.ts';
import { startJobs, type Jobs } from './scheduler/startJobs.ts';
import { openFiles } from './files/openFiles.ts';
import { createPasswordHasher } from './identity/passwordHasher.ts';
import { createInspectionPool } from './inspection/pool/inspectionPool.ts';
import { createEmailCipher } from './mail/emailCipher.ts';
import { letterKey } from './mail/emailKey.ts';
import { openAuthority } from './authority/openAuthority.ts';
import { createSandboxMail } from './mail/sandbox.ts';
import { createSms } from './mail/sms.ts';
import { paymentSecrets } from './payments/paymentSecrets.ts';
import { createPdfWorkerPool } from './pdf/pdfWorkerPool.ts';
import { createPublished } from './releases/published.ts';
import { createReleaseBuilder } from './releases/releaseBuilder.ts';
import { seedReleases } from './releases/seedReleases.ts';
import { StartProblem } from './kernel/startProblem.ts';
import { createHostTable } from './tenants/hostTable.ts';
import { keepTenants } from './tenants/keepTenants.ts';
import { readTenants } from './tenants/readTenants.ts';

export interface RunningServer {
  app: FastifyInstance;
  context: Context;
  /** The owner of the tables, for tests that change those. */
  owner: Context['db'];
  /** Answers what has begun, then stops everything, the database last. */
  close(): Promise<void>;
}

/** What every tenant needs, in this order. */
const seeds: readonly Seed[] = [createGroups, createPermissionSets];

/** What the entry hands over, and what a test may change. */
export interface StartOptions {
  validateResponses?: boolean;
  /** False: no port is taken, the server is asked with `inject`. */
  listen?: boolean;
  /** What a tenant gets beside what every tenant needs. */
  extraSeeds?: readonly Seed[];
  /** What falls due beside what every server sees to, before settlement. */
  extraDue?: Due;
}

/** Brings everything up in order: database, tenants, releases, data, port. Throws a StartProblem. */
export async function startServer(
  config: Config,
  log: Logger,
  { validateResponses = false, listen = true, extraSeeds = [], extraDue }: StartOptions = {},
): Promise<RunningServer> {
  const hosts = createHostTable(readTenants(join(config.root, 'tenants'), config.environment));
  for (const tenant of hosts.tenants) paymentSecrets(config.environment, tenant);
  const database = await openDatabase(config, log);
  const { db, owner } = database;
  const stops: (() => Promise<unknown>)[] = [() => database.close()];
  const close = async () => {
    for (const stop of stops.splice(0).reverse()) await stop();
  };
  try {
    const secret = await letterKey(config);
    const letters = createEmailCipher(secret);
    const clock = await createClock(db, config.now);
    const { now } = clock;
    const shared = { config, db, log, clock, now, id: () => randomUUID(), hosts, letters };
    const published = createPublished(db);
    const background = createBackground(log);
    const sms = config.smsUrl ? createSms(config.smsUrl, config.smsToken) : undefined;
    const mail = config.smtpUrl
      ? (await import('./mail/smtp.ts')).createSmtpMail(
          config.smtpUrl,
          { ...shared, published },
          sms,
        )
      : createSandboxMail(shared);
    const pdf = createPdfWorkerPool();
    const inspection = createInspectionPool();
    const releases = createReleaseBuilder(config.root);
    stops.push(
      () => releases.close(),
      () => pdf.close(),
      () => inspection.close(),
      () => mail.close(),
      () => background.settle(),
    );
    const context: Context = {
      ...shared,
      passwords: outsideTransactions(createPasswordHasher(), ['hash', 'verify'], log),
      mail,
      signing: await openAuthority({ ...shared, secret }),
      files: outsideTransactions(await openFiles(config), ['put', 'read', 'remove'], log),
      pdf: outsideTransactions(pdf, ['render'], log),
      inspection: outsideTransactions(inspection, ['look'], log),
      background,
      published,
      releases: outsideTransactions(releases, ['build', 'origins'], log),
      due: dueWith(extraDue),
      validateResponses,
    };
    await withAdvisoryLock(db, 'what every server sees to at its start', async () => {
      await keepTenants(owner, context);
      await seedReleases(context);
      const done: unknown[] = [];
      for (const tenant of hosts.tenants)
        for (const seed of [...seeds, ...extraSeeds]) done.push(await seed(context, tenant));
      // Plans made for empty tables read full ones whole, until the database looks by itself.
      if (done.includes(true)) await sql`analyze`.execute(owner);
      // A demo opens with what fell due while it was off; elsewhere the first job sees to it.
      if (config.isDemo) await runScheduledJobs(context);
    });
    const app = await createServer(context);
    let jobs: Jobs | undefined;
    stops.push(() => Promise.all([app.drain.run(config.drainSeconds), jobs?.stop()]));
    if (listen) {
      await listenOn(app, config);
      jobs = startJobs(context);
    } else await app.ready();
    return { app, context, owner, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function listenOn(app: FastifyInstance, { host, port }: Config): Promise<void> {
  try {
    await app.listen({ host, port });
  } catch (error) {
    const { code } = error as { code?: string };
    if (code === 'EADDRINUSE') {
      throw new StartProblem(`port ${port} on ${host} is in use: stop what uses it, or set PORT`);
    }
    if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND' || code === 'EACCES') {
      throw new StartProblem(`the server cannot listen on HOST ${host}, PORT ${port} (${code})`);
    }
    throw error;
  }
}
