import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { formatMoney } from '../../../src/domain/money/format.ts';
import { withTenant } from '../../../src/server/database/withTenant.ts';
import { renderDocument } from '../../../src/server/papers/renderDocument.ts';
import { withRelease } from '../../../src/server/tenants/withRelease.ts';
import { idOf, startDemo, type Demo } from '../business/demo.ts';
import { readPdf } from './readPdf.ts';

let demo: Demo;
beforeAll(async () => {
  demo = await startDemo();
});
afterAll(() => demo.close());

const get = async (path: string, login = 'ana', tenant = 'almadraba') =>
  (await demo.as(login, tenant)).get(path);
const read = async (path: string, login = 'ana', tenant?: string) => {
  const answer = await get(path, login, tenant);
  expect([path, answer.statusCode]).toEqual([path, 200]);
  expect(answer.headers['content-type']).toBe('application/pdf');
  return { ...(await readPdf(answer.rawPayload)), headers: answer.headers };
};
const inTenant = <T>(name: string, work: Parameters<typeof withTenant<T>>[2]) =>
  withTenant(demo.context.db, demo.at('localhost', name).tenant.id, work);
const report = (key: string, query: string, tenant?: string) =>
  `/accounts/${idOf(`account/${key}`, tenant)}/tax-report?${query}`;

describe('a tax report', () => {
  test('has the gains and withholdings that the operations of the year were executed with', async () => {
    const sold = await inTenant('almadraba', (db) =>
      db
        .selectFrom('operations')
        .innerJoin('accounts', 'accounts.uuid', 'operations.uuid_account')
        .select(['uuid_account', 'nav_date', 'fiscal_import', 'withholding', 'account_number'])
        .where('operation_type', 'in', ['REEMBOLSO', 'REEMBOLSO_PERIODICO'])
        .where('operation_status', '=', 'FINALIZED')
        .where('fiscal_import', 'is not', null)
        .where('nav_date', '<', '2026-01-01')
        .execute(),
    );
    expect(sold.length).toBeGreaterThan(10);
    const some = new Map(
      sold.map((row) => [`${row.uuid_account} ${row.nav_date!.slice(0, 4)}`, row]),
    );
    for (const [key] of [...some].slice(0, 4)) {
      const [account, year] = key.split(' ');
      const of = sold.filter(
        (row) => row.uuid_account === account && row.nav_date!.startsWith(year!),
      );
      const token = await demo.token('staff.read', { scope: 'staff' });
      const answer = await demo.ask('GET', `/api/accounts/${account}/tax-report?year=${year}`, {
        token,
      });
      const { text, title } = await readPdf(answer.rawPayload);
      expect(title).toBe(`Informe fiscal ${year}`);
      const sum = (amounts: (bigint | null)[]) =>
        amounts.reduce<bigint>((all, each) => all + (each ?? 0n), 0n);
      const gains = of.map(({ fiscal_import }) => fiscal_import);
      for (const amount of [
        sum(gains),
        sum(gains.filter((gain) => gain! > 0n)),
        sum(of.map(({ withholding }) => withholding)),
        ...gains,
      ])
        expect(text).toContain(formatMoney(amount));
    }
  });

  test('values what was held on the last day of the year, as the positions of that day', async () => {
    const { text, headers, elements } = await read(report('ana/1', 'year=2025'));
    expect(headers['content-disposition']).toContain(
      'filename="informe-fiscal-ALM-001001-2025.pdf"',
    );
    expect(text).toContain('Posiciones a 31-dic-2025');
    expect(text).toContain('31-dic-2025');
    expect(text).toContain('12345678Z');
    expect(elements.filter(({ tag }) => tag === 'Table').length).toBeGreaterThan(3);
  });

  test('names who made each contribution, and shows a contributor their own alone', async () => {
    const whole = await read(report('ana/2', 'year=2025'));
    expect(whole.text).toContain(formatMoney(247_500n));
    const own = await read(report('ana/2', 'year=2025'), 'aportante');
    expect(own.text).toContain(formatMoney(100_000n));
    expect(own.text).not.toContain(formatMoney(247_500n));
    expect(own.text).not.toContain('12345678Z');
  });

  test.each([
    ['this year, which is not over', 'year=2026', 400, 'report_year'],
    ['nothing', '', 400, 'report_year'],
    ['a year and a date', 'year=2025&date=2025-06-30', 400, 'report_year'],
    ['a year before the account', 'year=1999', 404, '404'],
    ['a day to come', 'date=2026-11-21', 400, 'report_future'],
    ['no day', 'date=2026-02-30', 400, 'format'],
  ])('is not given for %s', async (_, query, status, code) => {
    const answer = await get(report('ana/1', query));
    expect([answer.statusCode, answer.json().result.errors[0].code]).toEqual([status, code]);
  });

  test('is given by date where the tenant allows it, and only there', async () => {
    const { title, text } = await read(report('ana/1', 'date=2026-10-31', 'faro'), 'ana', 'faro');
    expect(title).toBe('Informe fiscal a 31-oct-2026');
    expect(text).toContain('Faro Pensiones');
    const refused = await get(report('ana/1', 'date=2026-10-31', 'encinar'), 'ana', 'encinar');
    expect([refused.statusCode, refused.json().result.errors[0].code]).toEqual([
      403,
      'report_by_date',
    ]);
  });

  test('is missing for others, and refused to those who may not have it', async () => {
    expect((await get(report('ana/1', 'year=2025'), 'iberica')).statusCode).toBe(404);
    const { accounts } = await (
      await demo.as('consulta')
    ).read<'listIntervenerAccounts'>(`/interveners/${idOf('intervener/consulta')}/accounts`);
    const path = `/accounts/${accounts[0]!.uuid}/tax-report?year=2025`;
    expect((await get(path, 'consulta')).statusCode).toBe(403);
  });
});

describe('a declaration of tax residence', () => {
  const path = (login: string) =>
    `/interveners/${idOf(`intervener/${login}`)}/documents/${idOf(`document/${login}/declaration`)}`;

  test('of a person says what was declared, in words', async () => {
    const { text, title } = await read(path('john'), 'john');
    expect(title).toBe('Declaración FATCA y CRS');
    expect(text).toContain('Con indicios de persona declarable');
    expect(text).toContain('Estados Unidos');
    expect(text).toMatch(/Firma de /);
    expect(text).not.toMatch(/[A-Z]+_[A-Z_]+|undefined|null/);
  });

  test('of a company names it and who signs for it', async () => {
    const { text, title } = await read(path('iberica'), 'iberica');
    expect(title).toBe('Declaración FATCA y CRS de la sociedad');
    expect(text).toContain('B82111113');
    expect(text).toContain('Firma de quien representa a Talleres Ibérica SL');
  });

  test('of a minor is signed by who represents them, and tells the street with its type', async () => {
    const { text } = await read(path('nora'), 'tutor');
    expect(text).toContain('Firma de quien representa a Nora Gil Serra');
    expect(text).toMatch(/Calle [A-Z]|Calle de/);
  });

  test('made by changing data can be fetched, and says the new data', async () => {
    const ana = await demo.as('ana');
    const self = `/interveners/${idOf('intervener/ana')}`;
    const residences = [{ tin_country: 'ESP', tin_code: '12345678Z' }];
    const sent = { crs_indicator: 'NRP', residences, direction_type: 'OECD302', declares: true };
    const changed = await ana.patch(`${self}/crs`, sent);
    expect(changed.statusCode, changed.body).toBe(200);
    const { documents } = await ana.read<'listIntervenerDocuments'>(`${self}/documents`);
    expect(documents[0]).toMatchObject({ is_pending_signature: true, is_signed: false });
    const { text, title } = await read(`${self}/documents/${documents[0]!.uuid}`);
    expect(title).toBe('Declaración CRS de residencia fiscal');
    expect(text).toContain('12345678Z');
    expect(text).toContain('20-nov-2026');
  });
});

describe('the papers of products', () => {
  test('are all there, with the figures of their product', async () => {
    const ana = await demo.as('ana');
    const { products } = await ana.read<'listProducts'>('/products?$limit=null');
    const shown = products.filter(({ key_product }) =>
      ['10394', '10397', '64680'].includes(key_product),
    );
    expect(products.every(({ documents }) => (documents ?? []).length >= 2)).toBe(true);
    for (const { key_product, name_product, documents } of shown)
      for (const { uuid, filename } of documents!) {
        const { text, title, headers } = await read(`/products/${key_product}/documents/${uuid}`);
        expect(title).toContain(name_product);
        expect(text).toContain(key_product);
        expect(text).toContain('Producto ficticio');
        expect(headers['content-disposition']).toContain(filename);
        expect(filename).toContain(name_product.replace(/\.$/, ''));
        expect(filename).not.toContain(key_product);
      }
  });

  test('of another product, another tenant or nobody are missing', async () => {
    const of = (key: string, tenant?: string) => idOf(`product-document/${key}/DFI`, tenant);
    for (const path of [
      `/products/10395/documents/${of('10394')}`,
      `/products/10394/documents/${of('10394', 'encinar')}`,
      `/products/99999/documents/${of('10394')}`,
    ])
      expect([path, (await get(path)).statusCode]).toEqual([path, 404]);
  });
});

describe('the documents of the demo', () => {
  test.each(['almadraba', 'encinar', 'faro'])(
    'all have bytes, or what they are made of: %s',
    async (name) => {
      const bare = await inTenant(name, (db) =>
        db
          .selectFrom('documents')
          .selectAll()
          .distinctOn('subcategory')
          .where('uuid_file', 'is', null)
          .where('recipe', 'is', null)
          .where(({ not, exists, selectFrom }) =>
            not(
              exists(
                selectFrom('declarations')
                  .select('uuid')
                  .whereRef('uuid_document', '=', 'documents.uuid'),
              ),
            ),
          )
          .execute(),
      );
      // What is neither kept nor a sample is made of the order that it belongs to.
      expect(bare.length).toBeGreaterThan(0);
      const tenant = await withRelease(demo.context, demo.at('localhost', name).tenant);
      for (const row of bare) {
        const made = await renderDocument(demo.context, tenant, row as never);
        expect([row.filename, made?.subarray(0, 5).toString()]).toEqual([row.filename, '%PDF-']);
      }
    },
  );

  test('are made at their first download and are the same bytes from then on', async () => {
    const path = `/interveners/${idOf('intervener/luis')}/documents/${idOf('document/luis/identity')}`;
    const answers = await Promise.all([get(path, 'luis'), get(path, 'luis')]);
    answers.push(await get(path, 'luis'));
    const [first] = answers.map(({ rawPayload }) => rawPayload);
    expect(answers.every(({ rawPayload }) => rawPayload.equals(first!))).toBe(true);
    const { text } = await readPdf(first!);
    expect(text).toContain('Documento de muestra, sin valor');
  });

  test('of accounts and orders can be fetched too', async () => {
    const certificate = `/accounts/${idOf('account/ana/1')}/documents/${idOf('document/ana/1/certificate')}`;
    expect((await read(certificate)).text).toContain('ALM-001001');
    const order = `/operations/${idOf('operation/luis/2/luis-papers')}/documents`;
    const ticket = idOf('document/luis/2/luis-papers/OPERATION_TICKET');
    expect((await read(`${order}/${ticket}`, 'luis')).text).toContain('justificante.pdf');
  });
});
