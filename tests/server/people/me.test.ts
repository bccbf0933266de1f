import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Schema } from '../../../src/contract/schema.ts';
import { withTenant } from '../../../src/server/database/withTenant.ts';
import { decide } from '../../support/decide.ts';
import { idOf, startDemo, type Caller, type Demo } from '../business/demo.ts';

let demo: Demo;
let ana: Caller;
beforeAll(async () => {
  demo = await startDemo();
  ana = await demo.as('ana');
});
afterAll(() => demo.close());

const me = async (caller = ana): Promise<Schema<'Me'>['private_area']> =>
  (await caller.get('/me')).json().data.private_area;

test('a person is told the group that looks after them; what they may do follows from their roles', async () => {
  const { intervener } = await me();
  expect(intervener).toMatchObject({
    uuid_group: idOf('group/OPERATIONS_ADMINISTRATOR'),
    group: 'OPERATIONS_ADMINISTRATOR',
    uuid_permission_set: null,
    permission_set: null,
  });
  const { groups } = await ana.read<'listGroups'>('/groups');
  expect(groups.map(({ uuid }) => uuid)).toContain(intervener.uuid_group);
});

test('has_otp_account says whether the house’s codes can reach somebody whose tenant signs with them', async () => {
  const has = async (login: string) => (await me(await demo.as(login))).intervener.has_otp_account;
  expect(await Promise.all(['ana', 'sincontacto'].map(has))).toEqual([true, false]);
  for (const [change, expected] of [
    [{ signature_type: 'DIGITAL-SANDBOX' }, false],
    [{ signature_type: 'DIGITAL-OTP', signing_enabled: false }, false],
    [{ signing_enabled: true }, true],
  ] as const) {
    await decide(demo.context, 'almadraba', (settings) => void Object.assign(settings, change));
    expect(await has('ana')).toBe(expected);
  }
});

test('notifications that are not read are told however many newer ones there are', async () => {
  const before = (await me()).notifications;
  const unread = before.filter(({ is_read }) => !is_read).map(({ uuid }) => uuid);
  expect(unread.length).toBeGreaterThan(0);
  const { tenants } = demo.context.hosts;
  const tenant_id = tenants.find(({ name }) => name === 'almadraba')!.id;
  await withTenant(demo.owner, tenant_id, (db) =>
    db
      .insertInto('notifications')
      .values(
        Array.from({ length: 120 }, (_, index) => ({
          ...{ tenant_id, uuid: idOf(`newer/${index}`), uuid_intervener: idOf('intervener/ana') },
          ...{ type: 'OPERATION_PAYMENT', message: 'Leído', is_read: true },
          ...{ uuid_account: null, uuid_operation: null },
          created_at: new Date('2026-11-20T10:00:00Z'),
        })),
      )
      .execute(),
  );
  const now = (await me()).notifications;
  expect(now.filter(({ is_read }) => !is_read).map(({ uuid }) => uuid)).toEqual(unread);
  expect(new Set(now.map(({ uuid }) => uuid)).size).toBe(now.length);
});
