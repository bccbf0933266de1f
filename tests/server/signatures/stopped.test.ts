import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { withTenant, type TenantDb } from '../../../src/server/database/withTenant.ts';
import { uuidOf } from '../../../src/server/kernel/uuidOf.ts';
import { grantProof } from '../../support/grantProof.ts';
import { codesOf, startSigning, type Signing, type SigningServer } from './signing.ts';

let server: SigningServer;
let ana: Signing;
let luis: Signing;
let staff: { token: string; proof?: string };

beforeAll(async () => {
  server = await startSigning();
  ana = await server.as('ana');
  luis = await server.as('luis');
  const token = await server.token('staff.ops', { scope: 'staff' });
  staff = { token, proof: await grantProof(server, token) };
});
afterAll(() => server.close());

const shared = uuidOf('almadraba/account/luis/1');
const inTenant = <T>(work: (db: TenantDb) => Promise<T>) =>
  withTenant(server.context.db, server.at().tenant.id, work);
const statusOf = (login: string, intervener_status: string) =>
  inTenant((db) =>
    db
      .updateTable('interveners')
      .set({ intervener_status })
      .where('uuid', '=', uuidOf(`almadraba/intervener/${login}`))
      .execute(),
  );
const confirm = (who: Signing, uuid: string, code: string) =>
  who.call(`/documents-signatures/${uuid}/confirm`, { code });
const resend = (who: Signing, uuid: string) => who.call(`/documents-signatures/${uuid}/resend`);
const orderStatus = (operation: string) =>
  inTenant(async (db) => {
    const rows = db.selectFrom('operations').select('operation_status');
    return (await rows.where('uuid', '=', operation).executeTakeFirstOrThrow()).operation_status;
  });

async function begun(who: Signing, body?: object) {
  const operation = await who.order(body);
  const answer = await who.start(await who.papers(operation));
  expect(answer.statusCode, answer.body).toBe(201);
  const uuid = answer.json().data.signature.uuid as string;
  return { operation, uuid, code: await server.lastCode() };
}
const seen = async (who: Signing, uuid: string) =>
  (await who.get(`/documents-signatures/${uuid}`)).json().data.signature.status;

/** Takes Luis off the account as whoever keeps the register does, and puts him back. */
async function withoutRole(work: () => Promise<void>) {
  const roles = await inTenant((db) =>
    db
      .deleteFrom('account_interveners')
      .where('uuid_account', '=', shared)
      .where('uuid_intervener', '=', uuidOf('almadraba/intervener/luis'))
      .returningAll()
      .execute(),
  );
  await work();
  await inTenant((db) => db.insertInto('account_interveners').values(roles).execute());
}

describe('a client whom the manager has stopped', () => {
  test.each(['BLOQUEADO', 'BLOQUEADO_AML'])('as %s confirms no code', async (status) => {
    const { operation, uuid, code } = await begun(ana);
    await statusOf('ana', status);
    const answer = await confirm(ana, uuid, code);
    await statusOf('ana', 'VALIDADO');
    expect([answer.statusCode, codesOf(answer)]).toEqual([403, ['client_stopped']]);
    expect(await orderStatus(operation)).toBe('REGISTERED_ONLINE');
    expect(await seen(ana, uuid)).toBe('REJECTED');
  });

  test('gets no other code, from another login neither', async () => {
    const { uuid } = await begun(ana);
    const before = await server.lastCode();
    await statusOf('ana', 'BLOQUEADO_AML');
    const again = await server.as('ana');
    const answer = await resend(again, uuid);
    await statusOf('ana', 'VALIDADO');
    expect([answer.statusCode, codesOf(answer)]).toEqual([403, ['client_stopped']]);
    expect(await server.lastCode()).toBe(before);
  });

  test('has nothing left to sign when the block is lifted: what was begun has ended', async () => {
    const { uuid, code } = await begun(luis);
    const moved = await server.ask(
      'POST',
      `/api/staff/interveners/${uuidOf('almadraba/intervener/luis')}/status-change`,
      { ...staff, payload: { intervener_status: 'BLOQUEADO', reason: 'Lo pide el juzgado' } },
    );
    expect(moved.statusCode, moved.body).toBe(200);
    await statusOf('luis', 'VALIDADO');
    expect(await seen(luis, uuid)).toBe('REJECTED');
    expect(codesOf(await resend(luis, uuid))).toEqual(['signature_rejected']);
    expect(codesOf(await confirm(luis, uuid, code))).toEqual(['signature_rejected']);
  });

  test('is stopped by a block that comes while the code is judged', async () => {
    const { operation, uuid, code } = await begun(ana);
    const { promise: isSet, resolve: set } = Promise.withResolvers<void>();
    const { promise: mayEnd, resolve: end } = Promise.withResolvers<void>();
    const blocking = inTenant(async (db) => {
      await db
        .updateTable('interveners')
        .set({ intervener_status: 'BLOQUEADO_AML' })
        .where('uuid', '=', uuidOf('almadraba/intervener/ana'))
        .execute();
      set();
      await mayEnd;
    });
    await isSet;
    const confirming = confirm(ana, uuid, code);
    await new Promise((resolve) => setTimeout(resolve, 700));
    end();
    await blocking;
    const answer = await confirming;
    await statusOf('ana', 'VALIDADO');
    expect(codesOf(answer)).toEqual(['client_stopped']);
    expect(await orderStatus(operation)).toBe('REGISTERED_ONLINE');
  });
});

describe('somebody whose role on the account has ended', () => {
  test('neither confirms nor gets another code', async () => {
    const { operation, uuid, code } = await begun(luis, { uuid_account: shared });
    await withoutRole(async () => {
      expect((await resend(luis, uuid)).statusCode).toBe(404);
      expect((await confirm(luis, uuid, code)).statusCode).toBe(404);
    });
    expect(await orderStatus(operation)).toBe('REGISTERED_ONLINE');
    expect(await seen(luis, uuid)).toBe('REJECTED');
  });
});

describe('a signature', () => {
  test('gets no other code once an hour has gone by, nor one that serves beyond it', async () => {
    const { uuid } = await begun(ana);
    const at = (now: string) => server.ask('POST', '/dev/clock', { payload: { now } });
    await at('2026-11-20T11:55:00Z');
    ana = await server.as('ana');
    const late = await resend(ana, uuid);
    expect(late.json().data.signature.expires_at).toBe('2026-11-20T12:00:00.000Z');
    await at('2026-11-20T12:00:00Z');
    const older = await resend(ana, uuid);
    expect([older.statusCode, codesOf(older)]).toEqual([409, ['signature_old']]);
    expect(codesOf(await confirm(ana, uuid, await server.lastCode()))).toEqual([
      'signature_expired',
    ]);
  });
});
