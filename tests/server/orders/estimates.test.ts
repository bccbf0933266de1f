import { afterAll, beforeAll, expect, test } from 'vitest';
import type { Schema } from '#/contract/schema.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';
import { createMarket } from '../settlement/market.ts';

let server: TestServer;
let open: { uuid: string; operation_type: string }[];

beforeAll(async () => {
  server = await startTestServer({ hasDemoData: true });
  open = await createMarket(server).inTenant((db) =>
    db
      .selectFrom('operations')
      .select(['uuid', 'operation_type'])
      .where('operation_status', 'not in', ['FINALIZED', 'CANCELLED'])
      .execute(),
  );
});
afterAll(() => server.close());

const show = async (uuid: string, login = 'staff.read', scope?: 'staff') => {
  const token = await server.token(login, scope && { scope });
  const answer = await server.ask('GET', `/api/operations/${uuid}`, { token });
  expect(answer.statusCode, answer.body).toBe(200);
  return answer.json().data.operation as Schema<'Operation'>;
};
const settlementOf = ({ course }: Schema<'Operation'>) =>
  course!.find(({ key }) => key === 'SETTLEMENT');

test('every order that is not over says what is expected of it, and that this is an estimate', async () => {
  const silent: string[] = [];
  const types = new Set<string>();
  for (const { uuid, operation_type } of open) {
    const step = settlementOf(await show(uuid, 'staff.read', 'staff'));
    if (!step) continue;
    types.add(operation_type);
    if ((step.amount === null && step.shares === null) || !step.is_estimate)
      silent.push(`${operation_type} ${uuid}`);
  }
  expect([...types]).toEqual(expect.arrayContaining(['RESCATE', 'REEMBOLSO', 'SUSCRIPCION']));
  expect(silent).toEqual([]);
});

test('a benefit in both forms that came on paper says what comes first, and what then', async () => {
  const { uuid } = open.find(({ operation_type }) => operation_type === 'RESCATE')!;
  const shown = await show(uuid, 'aportante');
  expect(shown.promise).toBeNull();
  const { first, each, count } = shown.payments_ahead!;
  expect([first.gross_amount, first.net_amount]).toEqual(['400.00', '324.00']);
  expect(Number(each!.gross_amount) * (count - 1)).toBeCloseTo(600, 0);
  expect(settlementOf(shown)).toMatchObject({
    ...{ amount: '324.00', date: shown.payments_ahead!.first_date },
  });
});
