import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { uuidOf } from '../../../src/server/kernel/uuidOf.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';

let server: TestServer;
let ana: string;
const account = uuidOf('almadraba/account/ana/1');
beforeAll(async () => {
  server = await startTestServer({ hasDemoData: true });
  ana = await server.token('ana');
});
afterAll(() => server.close());

const read = async (url: string) => (await server.ask('GET', url, { token: ana })).json().data;
const termsOf = async (product: string, of = account) =>
  (await read(`/api/accounts/${of}/order-terms?operation_type=SUSCRIPCION&key_product=${product}`))
    .terms;
const give = (payload: object) => server.ask('POST', '/api/operations', { token: ana, payload });
const subscription = (more: object = {}) => ({
  ...{ uuid_account: account, operation_type: 'SUSCRIPCION', key_product: '10394' },
  ...{ gross_amount: '1000.00', pay_method: 'TRANSFERENCIA' },
  ...{ has_read_dfi: true, has_read_report: true },
  ...more,
});
const reasons = (answer: { json(): { result: { errors: { code: string; path: string }[] } } }) =>
  answer.json().result.errors.map(({ code, path }) => `${path} ${code}`);

describe('an order that says which terms were shown', () => {
  test.each<[string, string, string]>([
    ['another product', '10393', 'ana/1'],
    ['another account', '10394', 'ana/3'],
  ])('is refused when these were of %s', async (_, product, key) => {
    const { shown } = await termsOf(product, uuidOf(`almadraba/account/${key}`));
    const answer = await give(subscription({ shown }));
    expect(reasons(answer)).toEqual(['/body/shown order.other_shown']);
  });

  test('is refused when a paper is another by now', async () => {
    const { shown } = await termsOf('10394');
    const [about] = shown.split('.');
    const answer = await give(subscription({ shown: `${about}.${'0'.repeat(24)}` }));
    expect(reasons(answer)).toEqual(['/body/shown order.terms_changed']);
  });

  test('is taken when they still hold', async () => {
    const { shown } = await termsOf('10394');
    expect((await give(subscription({ shown }))).statusCode).toBe(201);
  });
});

describe('papers that an order names as read', () => {
  test('stand for their confirmations, and are told of it', async () => {
    const papers = (await termsOf('10394')).papers.map(({ uuid }: { uuid: string }) => uuid);
    const payload = { ...subscription({ papers_read: papers }) };
    const answer = await give({ ...payload, has_read_dfi: false, has_read_report: false });
    expect(answer.statusCode, answer.body).toBe(201);
    expect(answer.json().data.operation.papers_read).toEqual(papers);
  });

  test('are refused when they are of another product, or too few', async () => {
    const others = (await termsOf('10393')).papers.map(({ uuid }: { uuid: string }) => uuid);
    const answer = await give(subscription({ papers_read: others }));
    expect(reasons(answer)).toEqual([
      '/body/papers_read/0 order.paper_other',
      '/body/papers_read/1 order.paper_other',
      '/body/papers_read order.paper_unread',
    ]);
  });
});
