import { cpSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { readConfig, type Environment } from '../../src/server/kernel/config.ts';
import type { Context } from '../../src/server/ports/context.ts';
import { withTenant } from '../../src/server/database/withTenant.ts';
import { createUsers, type NewUser } from '../../src/server/identity/createUsers.ts';
import { createLog } from '../../src/server/kernel/log.ts';
import { demo } from '../../src/start/demo.ts';
import { startServer, type StartOptions } from '../../src/server/startServer.ts';
import type { TenantAtHost } from '../../src/server/ports/tenant.ts';
import { uuidOf } from '../../src/server/kernel/uuidOf.ts';
import { askHeaders } from './askHeaders.ts';
import { copyBareData, copyDemoData } from './demoData.ts';
import { hasDesk, takeDatabase, type TakenDatabase } from './takeDatabase.ts';
import { temporaryFolder } from './temporaryFolder.ts';

export const PASSWORD = 'Demo.2026';
export const NOW = '2026-11-20T11:00:00Z';

/** A call as tests write it; the host decides the tenant unless `tenant` names another of its. */
export interface Ask extends Omit<InjectOptions, 'headers' | 'path'> {
  host?: string;
  tenant?: string;
  headers?: Record<string, string>;
  /** Access token. */
  token?: string;
  /** What the session of the token got for password and code. */
  proof?: string;
  /** Sends the apikey of host and tenant. */
  key?: boolean;
  /** Sends the consumer credentials of host and tenant. */
  basic?: boolean;
  form?: Record<string, string>;
}

export interface TestServer {
  context: Context;
  /** The owner of the tables. */
  owner: Context['db'];
  /** Address when it listens. */
  address: string;
  ask(method: string, url: string, options?: Ask): Promise<LightMyRequestResponse>;
  /** Credentials of a tenant at a host. */
  at(host?: string, tenant?: string): TenantAtHost;
  /** Makes users of a tenant with the demo's password; of staff with the key name of a permission set. */
  createUsers(
    tenant: string,
    users: (Partial<NewUser> & { username: string; permissionSet?: string })[],
  ): Promise<void>;
  /** Logs in and returns the answer of the token endpoint. */
  logIn(
    username: string,
    options?: Ask & { password?: string; scope?: string },
  ): Promise<LightMyRequestResponse>;
  /** Logs in, which must succeed, and returns the access token. */
  token(username: string, options?: Ask & { scope?: string }): Promise<string>;
  close(): Promise<void>;
}

/** A database of the one PostgreSQL that all test files share, and the files that belong to it. */
async function takeFor(
  { hasDemoData }: { hasDemoData?: boolean },
  folder: string,
): Promise<TakenDatabase> {
  const taken = await takeDatabase(hasDemoData ? 'demo' : 'bare', NOW);
  if (hasDemoData) cpSync(taken.files, join(folder, 'data/files'), { recursive: true });
  return taken;
}

/**
 * A real server in this process, its answers held against the contract and its clock frozen, on a database
 * that goes with it: a copy of a template in the PostgreSQL of the whole run, or, where it is to have a data
 * folder, a clock or a mode of its own, an embedded one. Asked with `inject` unless it listens. The demo's
 * data is left out unless asked for. What a first start writes was told before, unless the server is to tell
 * it itself.
 */
export async function startTestServer(
  options: StartOptions & {
    environment?: Environment;
    hasDemoData?: boolean;
    isTold?: boolean;
    /** Another folder of documents than the repository's. */
    root?: string;
  } = {},
): Promise<TestServer> {
  const folder = temporaryFolder('test');
  const { environment = {} } = options;
  const isOwn = ['DATA_DIR', 'DATABASE_URL', 'NOW', 'DEMO'].some((name) => name in environment);
  const taken = options.isTold || isOwn || !hasDesk() ? undefined : await takeFor(options, folder);
  const read = readConfig({
    DATA_DIR: join(folder, 'data'),
    PORT: '0',
    NOW,
    LOG_LEVEL: process.env.LOG_LEVEL ?? 'silent',
    DEMO: '1',
    // Tests ask faster than people.
    TOKEN_RATE: '100000',
    ADDRESS_RATE: '100000',
    ...taken?.environment,
    ...environment,
  });
  const config = { ...read, ...(options.root && { root: options.root }) };
  const { NOW: now = NOW, DATABASE_URL: given } = environment;
  if (!options.isTold && !given && !taken) {
    if (options.hasDemoData) await copyDemoData(config.dataDir, now);
    else if (!options.root && config.isDemo) await copyBareData(config.dataDir, now);
  }
  const { app, context, owner, close } = await startServer(config, createLog(config.logLevel), {
    validateResponses: true,
    listen: false,
    ...demo,
    ...(!options.hasDemoData && { extraSeeds: [] }),
    ...options,
  });
  const bound = app.server.address();

  const at = (host = 'localhost', name?: string) => {
    const served = context.hosts.at(host);
    return served.find(({ tenant }) => tenant.name === name) ?? served[0]!;
  };
  const ask: TestServer['ask'] = (method, url, given = {}) => {
    const { host, tenant, form } = given;
    return app.inject({
      method: method as 'GET',
      url,
      ...given,
      ...(form && { payload: new URLSearchParams(form).toString() }),
      headers: askHeaders(given, at(host, tenant)?.credentials),
    });
  };
  const logIn: TestServer['logIn'] = (username, { password = PASSWORD, scope, ...rest } = {}) => {
    const { userPrefix } = at(rest.host, rest.tenant).tenant;
    const form = { grant_type: 'password', username: `${userPrefix}/${username}`, password };
    return ask('POST', '/api/oauth2/token', {
      basic: true,
      form: scope ? { ...form, scope } : form,
      ...rest,
    });
  };

  let hash: Promise<string> | undefined;
  return {
    context,
    owner,
    address: typeof bound === 'object' && bound ? `http://127.0.0.1:${bound.port}` : '',
    ask,
    at,
    logIn,
    async token(username, given) {
      const answer = await logIn(username, given);
      if (answer.statusCode !== 200) throw new Error(`${username}: ${answer.body}`);
      return answer.json().access_token;
    },
    async createUsers(name, users) {
      const tenant = context.hosts.tenants.find((each) => each.name === name)!;
      const passwordHash = await (hash ??= context.passwords.hash(PASSWORD));
      await withTenant(context.db, tenant.id, (db) =>
        createUsers(
          db,
          users.map(({ kind = 'investor', username, permissionSet: set, ...user }) => ({
            uuid: uuidOf(`${name}/user/${username}`),
            username,
            kind,
            given_name: username,
            family_name_1: 'Prueba',
            email: `${username}@example.test`,
            uuid_intervener: kind === 'investor' ? uuidOf(`${name}/intervener/${username}`) : null,
            password_hash: passwordHash,
            uuid_permission_set: set ? uuidOf(`${name}/permission-set/${set}`) : null,
            ...user,
          })),
        ),
      );
    },
    async close() {
      await close();
      await taken?.giveBack();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
