import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { uuidOf } from '../../../src/server/kernel/uuidOf.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
let token: string;
beforeAll(async () => {
  server = await startTestServer({ hasDemoData: true });
  token = await server.token('ana');
});
afterAll(() => server.close());

const account = (key: string) => uuidOf(`almadraba/account/${key}`);
const read = { has_read_dfi: true, has_read_eepp: true, has_read_report: true };
const pay = { gross_amount: '100.00', pay_method: 'TRANSFERENCIA' };
const get = async (path: string) =>
  (await server.ask('GET', `/api${path}`, { token })).json().data as Record<string, unknown>;

interface Reason {
  key: string;
  text: string;
}
interface Offered {
  key: string;
  is_available: boolean;
  reasons: Reason[];
}

describe.each([
  ['a fund', 'a plan', 'ana/2', '10394', 'SUSCRIPCION'],
  ['a plan', 'funds', 'ana/1', '64678', 'APORTACION'],
])('%s on an account for %s', (_, __, key, key_product, operation_type) => {
  const uuid_account = account(key);
  const other = 'operation.other_account';

  test('is not taken', async () => {
    const payload = { ...read, ...pay, uuid_account, key_product, operation_type };
    const answer = await server.ask('POST', '/api/operations', { token, payload });
    expect(answer.statusCode).toBe(422);
    const { errors } = answer.json().result as { errors: { code: string; path: string }[] };
    expect(errors).toContainEqual(
      expect.objectContaining({ code: other, path: '/body/key_product' }),
    );
  });

  test('is told before: in its terms, and of every type that would bring it in', async () => {
    const query = `operation_type=${operation_type}&key_product=${key_product}`;
    const { terms } = await get(`/accounts/${uuid_account}/order-terms?${query}`);
    const { availability } = terms as { availability: Omit<Offered, 'key'> };
    expect(availability.is_available).toBe(false);
    expect(availability.reasons.map((reason) => reason.key)).toContain(other);
    expect(availability.reasons[0]!.text).toMatch(/^Esta cuenta no es para productos/);
    const types = await get(`/accounts/${uuid_account}/order-types?key_product=${key_product}`);
    const offered = types['order_types'] as Offered[];
    expect(offered.length).toBeGreaterThan(2);
    expect(offered.filter((each) => each.is_available)).toEqual([]);
    expect(offered.find((each) => each.key === operation_type)!.reasons[0]!.key).toBe(other);
  });

  test('is offered in no list', async () => {
    const products = await get(
      `/accounts/${uuid_account}/order-products?operation_type=${operation_type}`,
    );
    expect(products).toMatchObject({ products: [] });
    const person = uuidOf('almadraba/intervener/ana');
    const query = `operation_type=${operation_type}&key_product=${key_product}`;
    const { accounts } = await get(`/interveners/${person}/order-accounts?${query}`);
    const uuids = (accounts as { uuid: string }[]).map(({ uuid }) => uuid);
    expect(uuids.length).toBeGreaterThan(0);
    expect(uuids).not.toContain(uuid_account);
  });
});
