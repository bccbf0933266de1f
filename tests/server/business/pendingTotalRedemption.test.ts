import { afterAll, beforeAll, expect, test } from 'vitest';
import { findTotalLock, isTotal } from '../../../src/domain/operations/availability/totalLock.ts';
import { idOf, startDemo, type Caller, type Demo } from './demo.ts';

let demo: Demo;
let ana: Caller;
beforeAll(async () => {
  demo = await startDemo();
  ana = await demo.as('ana');
});
afterAll(() => demo.close());

const self = `/interveners/${idOf('intervener/ana')}/operations`;
const read = (path: string) => ana.read<'listIntervenerOperations'>(path);

test('total redemptions that bar others are told of all accounts, of one, and no longer than they are pending', async () => {
  const { related_operations: all } = await read(`${self}?$limit=null`);
  const { related_operations: locks, total } = await read(`${self}?pending_total_redemption=true`);
  const redemptions = all.filter(
    (one) => /REEMBOLSO|RESCATE/.test(one.operation_type) && isTotal(one),
  );
  const barring = redemptions.filter(
    (one) => findTotalLock([one], one.uuid_account, one.key_product) !== undefined,
  );
  expect(locks.map(({ uuid }) => uuid)).toEqual(barring.map(({ uuid }) => uuid));
  expect(total).toBe(locks.length);
  expect(locks.length).toBeGreaterThan(0);

  const { accounts } = await ana.read<'listIntervenerAccounts'>(
    `/interveners/${idOf('intervener/ana')}/accounts`,
  );
  for (const { uuid } of accounts) {
    const path = `/accounts/${uuid}/operations?pending_total_redemption=true`;
    const { related_operations: own } = await read(path);
    expect(own).toEqual(locks.filter(({ uuid_account }) => uuid_account === uuid));
  }
  expect((await read(`${self}?pending_total_redemption=false&$limit=null`)).total).toBe(all.length);

  for (const { uuid } of locks) {
    const answer = await demo.ask('DELETE', `/api/operations/${uuid}`, {
      token: await demo.token('ana'),
    });
    expect(answer.statusCode, answer.body).toBeLessThan(500);
    const status = (await read(`${self}?$limit=null`)).related_operations.find(
      (one) => one.uuid === uuid,
    )?.operation_status;
    const left = (await read(`${self}?pending_total_redemption=true`)).related_operations;
    expect(left.some((one) => one.uuid === uuid)).toBe(status !== 'CANCELLED');
  }
});
