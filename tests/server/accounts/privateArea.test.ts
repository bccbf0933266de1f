import { afterAll, beforeAll, expect, test } from 'vitest';
import { idOf, startDemo, type Demo } from '../business/demo.ts';

let demo: Demo;
beforeAll(async () => {
  demo = await startDemo();
});
afterAll(() => demo.close());

test.each(['ana', 'extutor', 'consulta', 'aportante'])(
  'the accounts of %s are those of their private area, for themselves and for staff, whatever is_private_area says',
  async (login) => {
    const own = await demo.as(login);
    const { accounts: area } = (await own.read<'getMe'>('/me')).private_area;
    for (const caller of [own, await demo.as('staff.read')])
      for (const flag of ['', '&is_private_area=true', '&is_private_area=false']) {
        const path = `/interveners/${idOf(`intervener/${login}`)}/accounts?$limit=100${flag}`;
        const { accounts, total } = await caller.read<'listIntervenerAccounts'>(path);
        expect(accounts.map(({ uuid, block_reason }) => [uuid, block_reason])).toEqual(
          area.map(({ uuid, block_reason }) => [uuid, block_reason]),
        );
        expect(total).toBe(area.length);
      }
  },
);

test('an is_private_area that is neither true nor false is refused', async () => {
  const ana = await demo.as('ana');
  const path = `/interveners/${idOf('intervener/ana')}/accounts?is_private_area=maybe`;
  expect((await ana.get(path)).statusCode).toBe(400);
});
