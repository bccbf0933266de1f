import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { withTenant } from '../../../src/server/database/withTenant.ts';
import { idOf, startDemo, type Demo } from '../business/demo.ts';

let demo: Demo;
beforeAll(async () => {
  demo = await startDemo();
});
afterAll(() => demo.close());

const account = idOf('account/ana/1');
const change = (statement: string) =>
  withTenant(demo.owner, demo.at().tenant.id, (db) => sql.raw(statement).execute(db));
const read = async (figure: string) => {
  const token = await demo.token('ana');
  const answer = await demo.ask('GET', `/api/accounts/${account}/${figure}`, { token });
  expect(answer.statusCode).toBe(200);
  return answer.json().data;
};
const shares = async () =>
  ((await read('positions')).positions as { key_product: string; shares: string }[]).map(
    (each) => `${each.key_product} ${each.shares}`,
  );

describe('figures that are kept for the next who asks', () => {
  test('are the same when asked for again', async () => {
    expect(await read('positions')).toEqual(await read('positions'));
    expect(await read('distribution')).toEqual(await read('distribution'));
  });

  test('follow what is changed, taken out and put back', async () => {
    const before = await shares();
    const one = `from operations where uuid_account = '${account}' and operation_status = 'FINALIZED'
      and operation_type in ('SUSCRIPCION', 'APORTACION')`;
    const first = `(select uuid ${one} order by sequence desc limit 1)`;
    await change(`update operations set shares = shares + 1000000 where uuid = ${first}`);
    const more = await shares();
    expect(more).not.toEqual(before);
    await change(`update operations set shares = shares - 1000000 where uuid = ${first}`);
    expect(await shares()).toEqual(before);
    await change(`update operations set operation_status = 'PENDING' where uuid = ${first}`);
    expect(await shares()).not.toEqual(before);
  });

  test('follow the name of a product and its newest value', async () => {
    const [{ key_product: key }] = (await read('positions')).positions;
    await change(`update products set name_product = 'Otro nombre' where key_product = '${key}'`);
    await change(`update navs set nav = nav * 2 where key_product = '${key}';
      update nav_revisions set revision = revision + 1`);
    const found = (await read('positions')).positions as Record<string, string>[];
    expect(found.find(({ key_product }) => key_product === key)).toMatchObject({
      name_product: 'Otro nombre',
    });
  });

  test('of a transaction that comes to nothing are nobody else’s', async () => {
    const before = await shares();
    const undone = withTenant(demo.owner, demo.at().tenant.id, async (db) => {
      await sql`update operations set shares = shares * 2 where uuid_account = ${account}`.execute(
        db,
      );
      throw new Error('undone');
    });
    await expect(undone).rejects.toThrow('undone');
    expect(await shares()).toEqual(before);
  });
});
