import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import type { LightMyRequestResponse } from 'fastify';
import { connect } from '../../src/server/database/connect.ts';
import { giveSeal } from '../../src/server/database/seals.ts';
import { withTenant } from '../../src/server/database/withTenant.ts';
import { createUsers } from '../../src/server/identity/createUsers.ts';
import { createLog } from '../../src/server/kernel/log.ts';
import { createHostTable } from '../../src/server/tenants/hostTable.ts';
import { readTenants } from '../../src/server/tenants/readTenants.ts';
import { uuidOf } from '../../src/server/kernel/uuidOf.ts';
import { askHeaders } from './askHeaders.ts';
import { NOW, type Product } from './product.ts';
import { PASSWORD, type Ask, type TestServer } from './server.ts';

/** An answer, whichever process gave it. */
export type Answer = Pick<
  LightMyRequestResponse,
  'statusCode' | 'headers' | 'body' | 'rawPayload' | 'json'
>;

/**
 * A started product with the face of a test's own server: asked over HTTP, each address on a
 * connection from that address of the loopback network, and looked into over connections of the roles that
 * its embedded database has.
 */
export interface RemoteServer {
  context: Pick<TestServer['context'], 'db' | 'hosts' | 'now' | 'id' | 'clock'>;
  owner: TestServer['owner'];
  ask(method: string, url: string, options?: Ask): Promise<Answer>;
  at: TestServer['at'];
  logIn(...given: Parameters<TestServer['logIn']>): Promise<Answer>;
  token: TestServer['token'];
  createUsers(tenant: string, usernames: readonly string[]): Promise<void>;
  close(): Promise<void>;
}

/** Opens a started product on its embedded database. */
export async function openRemote(product: Product): Promise<RemoteServer> {
  const log = createLog('silent');
  const owner = connect({ ...placeOf(product, 'private_area', 'app'), max: 2 }, log);
  const db = connect({ ...placeOf(product, 'private_area_requests', 'requests'), max: 4 }, log);
  await giveSeal(db, owner);
  const hosts = createHostTable(readTenants(join(root, 'tenants'), {}));
  const agent = new Agent({ keepAlive: true, maxSockets: 64 });
  let now = new Date(NOW);

  const at: RemoteServer['at'] = (host = 'localhost', name?: string) => {
    const served = hosts.at(host);
    return served.find(({ tenant }) => tenant.name === name) ?? served[0]!;
  };
  const ask: RemoteServer['ask'] = (method, url, given = {}) => {
    const { payload = given.form && String(new URLSearchParams(given.form)), ...rest } = given;
    const isText = typeof payload === 'string' || Buffer.isBuffer(payload);
    const bytes = payload === undefined || isText ? payload : JSON.stringify(payload);
    const json = payload !== undefined && !isText && { 'content-type': 'application/json' };
    const headers = { ...json, ...askHeaders(rest, at(rest.host, rest.tenant)?.credentials) };
    const localAddress = rest.remoteAddress?.replace(/^\d+/, '127');
    return new Promise((resolve, reject) => {
      const options = { agent, host: '127.0.0.1', port: product.port, localAddress };
      const asked = request(
        { ...options, method, path: url, headers, timeout: 60_000 },
        (answer) => {
          const chunks: Buffer[] = [];
          answer.on('data', (chunk: Buffer) => chunks.push(chunk)).on('error', reject);
          answer.on('end', () => {
            const rawPayload = Buffer.concat(chunks);
            const body = String(rawPayload);
            const { statusCode = 0, headers: said } = answer;
            resolve({ statusCode, headers: said, body, rawPayload, json: () => JSON.parse(body) });
          });
        },
      );
      asked.on('timeout', () => asked.destroy(new Error(`no answer: ${method} ${url}`)));
      asked.on('error', reject).end(bytes);
    });
  };
  const logIn: RemoteServer['logIn'] = (username, { password, scope, ...rest } = {}) => {
    const { userPrefix } = at(rest.host, rest.tenant).tenant;
    const who = { username: `${userPrefix}/${username}`, password: password ?? PASSWORD };
    const form = { grant_type: 'password', ...who, ...(scope && { scope }) };
    return ask('POST', '/api/oauth2/token', { basic: true, form, ...rest });
  };
  const moveTo = async (instant: Date) => {
    const options = { payload: { now: instant.toISOString() } };
    const { statusCode } = await ask('POST', '/dev/clock', options);
    if (statusCode === 200) now = instant;
    return statusCode === 200;
  };
  return {
    context: {
      db,
      hosts,
      now: () => now,
      id: () => randomUUID(),
      clock: { now: () => now, moveTo },
    },
    ...{ owner, ask, at, logIn },
    async token(username, given) {
      const answer = await logIn(username, given);
      if (answer.statusCode !== 200) throw new Error(`${username}: ${answer.body}`);
      return answer.json().access_token;
    },
    async createUsers(name, usernames) {
      const { id } = hosts.tenants.find((each) => each.name === name)!;
      await withTenant(db, id, async (rows) => {
        const { password_hash } = await rows
          .selectFrom('users')
          .select('password_hash')
          .where('username', '=', 'ana')
          .executeTakeFirstOrThrow();
        const users = usernames.map((username) => ({
          ...{ uuid: uuidOf(`${name}/user/${username}`), username, kind: 'investor' as const },
          ...{ given_name: username, family_name_1: 'Prueba', password_hash },
          email: `${username}@example.test`,
          uuid_intervener: uuidOf(`${name}/intervener/${username}`),
          uuid_permission_set: null,
        }));
        await createUsers(rows, users);
      });
    },
    async close() {
      agent.destroy();
      await Promise.all([db.destroy(), owner.destroy()]);
    },
  };
}

const root = join(import.meta.dirname, '../..');

/** How a role connects to the database of a product that runs. */
export function placeOf({ dataDir }: Product, user: string, kept: 'app' | 'requests') {
  const read = (file: string) => readFileSync(join(dataDir, file), 'utf8');
  const passwords = JSON.parse(read('postgres.passwords.json')) as Record<typeof kept, string>;
  const [, , , port, folder] = read('postgres/postmaster.pid').split('\n');
  const host = folder?.trim() || '127.0.0.1';
  return { host, port: Number(port), user, password: passwords[kept], database: 'private_area' };
}
