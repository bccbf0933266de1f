import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { uuidOf } from '../../../src/server/kernel/uuidOf.ts';
import { startTestServer, type TestServer } from '../../support/server.ts';
import { createSubscriber, reasons, subscription } from './subscriber.ts';

let server: TestServer;
let ana: Awaited<ReturnType<typeof createSubscriber>>;
beforeAll(async () => {
  server = await startTestServer({ hasDemoData: true });
  ana = await createSubscriber(server);
});
afterAll(() => server.close());

describe('an order that says which terms were shown', () => {
  test.each<[string, string, string]>([
    ['another product', '10393', 'ana/1'],
    ['another account', '10394', 'ana/3'],
  ])('is refused when these were of %s', async (_, product, key) => {
    const { shown } = await ana.termsOf(product, uuidOf(`almadraba/account/${key}`));
    const answer = await ana.give(subscription({ shown }));
    expect(reasons(answer)).toEqual(['/body/shown order.other_shown']);
  });

  test('is refused when a paper is another by now', async () => {
    const { shown } = await ana.termsOf('10394');
    const [about] = shown.split('.');
    const answer = await ana.give(subscription({ shown: `${about}.${'0'.repeat(24)}` }));
    expect(reasons(answer)).toEqual(['/body/shown order.terms_changed']);
  });

  test('says so where a form has shown them, and is taken without where none has', async () => {
    const { data } = (await server.ask('GET', '/api/releases/current', { key: true })).json();
    const { documents } = (await server.ask('GET', `/api/releases/${data.hash}`)).json();
    const form = { 'x-form': `order-subscription@${documents['form/order-subscription']}` };
    expect(reasons(await ana.give(subscription(), form))).toContain('/body/shown required');
    const { shown } = await ana.termsOf('10394');
    const named = await ana.give(subscription({ shown }), form);
    expect(named.statusCode, named.body).toBe(201);
    expect((await ana.give(subscription())).statusCode).toBe(201);
  });

  test('is taken when they still hold', async () => {
    const { shown } = await ana.termsOf('10394');
    expect((await ana.give(subscription({ shown }))).statusCode).toBe(201);
  });
});

describe('papers that an order names as read', () => {
  test('are told of it, beside what was ticked', async () => {
    const papers = (await ana.termsOf('10394')).papers.map(({ uuid }: { uuid: string }) => uuid);
    const payload = { ...subscription({ papers_read: papers }) };
    const unticked = await ana.give({ ...payload, has_read_dfi: false, has_read_report: false });
    expect(reasons(unticked)).toEqual([
      '/body/has_read_dfi truthyCheckbox',
      '/body/has_read_report truthyCheckbox',
    ]);
    const answer = await ana.give(payload);
    expect(answer.statusCode, answer.body).toBe(201);
    expect(answer.json().data.operation.papers_read).toEqual(papers);
  });

  test('are refused when they are of another product, or too few', async () => {
    const others = (await ana.termsOf('10393')).papers.map(({ uuid }: { uuid: string }) => uuid);
    const answer = await ana.give(subscription({ papers_read: others }));
    expect(reasons(answer)).toEqual([
      '/body/papers_read/0 order.paper_other',
      '/body/papers_read/1 order.paper_other',
      '/body/papers_read order.paper_unread',
    ]);
  });
});

describe('papers of the product that money enters', () => {
  const plans = { uuid_account: uuidOf('almadraba/account/ana/2'), key_product: '64680' };
  test.each<[string, object, string[], string[]]>([
    [
      'each time, to a plan',
      { ...plans, operation_type: 'SOLICITUD_APORTACION_PERIODICA' },
      ['DFP', 'EEPP', 'INFORME_SEMESTRAL'],
      ['has_read_dfi', 'has_read_eepp', 'has_read_report'],
    ],
    [
      'from another plan',
      { ...plans, operation_type: 'SOLICITUD_TRASPASO_INTERNO', key_product_target: '64682' },
      ['DFP', 'EEPP', 'INFORME_SEMESTRAL'],
      ['has_read_dfi', 'has_read_eepp', 'has_read_report'],
    ],
    [
      'from a plan elsewhere',
      { ...plans, operation_type: 'SOLICITUD_TRASPASO_EXTERNO_ENTRADA' },
      ['DFP', 'EEPP', 'INFORME_SEMESTRAL'],
      ['has_read_dfi', 'has_read_eepp', 'has_read_report'],
    ],
    [
      'from another fund',
      {
        ...{ uuid_account: uuidOf('almadraba/account/ana/1'), key_product: '10394' },
        ...{ operation_type: 'SOLICITUD_TRASPASO_INTERNO', key_product_target: '10393' },
      },
      ['DFI', 'INFORME_SEMESTRAL'],
      ['has_read_dfi', 'has_read_report'],
    ],
  ])('%s are all asked for, and none is left out', async (_, about, papers, asked) => {
    const { uuid_account, ...query } = about as Record<string, string>;
    const url = `/api/accounts/${uuid_account}/order-terms?${new URLSearchParams(query)}`;
    const { terms } = await ana.read(url);
    expect(terms.papers.map((paper: { subcategory: string }) => paper.subcategory)).toEqual(papers);
    const entered = query.key_product_target ?? query.key_product;
    for (const { key_product } of terms.papers) expect(key_product).toBe(entered);
    expect(terms.to_confirm).toEqual(asked);
    const found = reasons(await ana.give(about));
    expect(found.filter((reason) => reason.includes('has_read'))).toEqual(
      asked.map((field) => `/body/${field} truthyCheckbox`),
    );
  });
});

describe('an order whose dates have moved since it was read', () => {
  test('is refused with what moved, from what to what, and taken once that was read', async () => {
    const { shown } = await ana.termsOf('10394');
    const read = await ana.termsOf('10394');
    await server.context.clock.moveTo(new Date('2026-11-20T13:30:00Z'));
    const late = await createSubscriber(server);
    const refused = await late.give(subscription({ shown }));
    expect(refused.statusCode).toBe(422);
    expect(reasons(refused)).toEqual([
      '/body/shown order.terms_changed',
      '/body/shown order.changed.nav_date',
      '/body/shown order.changed.settlement_date',
    ]);
    const now = await late.termsOf('10394');
    expect(now.dates.nav_date > read.dates.nav_date).toBe(true);
    const [, moved] = refused.json().result.errors;
    expect(moved.message).toMatch(/20-nov-2026 a 23-nov-2026/);
    expect((await late.give(subscription({ shown: now.shown }))).statusCode).toBe(201);
  });
});
