import { describe, expect, test } from 'vitest';
import { occurrencesBetween } from '../../../src/domain/calendar/series.ts';
import { addMonths } from '../../../src/domain/dates/plainDate.ts';
import { readPeriodic } from '../../../src/domain/operations/periodic/periodicRequest.ts';
import { hints, rules } from '../../../src/domain/rules/index.ts';
import { navCalendar } from '../../../src/server/positions/navCalendar.ts';
import type { TransferMessage } from '../../../src/domain/transfers/transferMessage.ts';
import {
  transferProgress,
  type TransferAsked,
} from '../../../src/domain/transfers/transferProgress.ts';
import { told, type ToldOperation } from './told.ts';

const { story, rows, operations } = told('almadraba');
const { today } = story.day;
const account = (key: string) => story.id(`account/${key}`);
const operation = (key: string) =>
  operations.find(({ uuid }) => uuid === story.id(`operation/${key}`))!;
const inAccount = (key: string) =>
  operations.filter(({ uuid_account }) => uuid_account === account(key));
const byType = (type: string, among: ToldOperation[] = operations) =>
  among.filter(({ operation_type }) => operation_type === type);
const days = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000;

describe('identifiers of the demo', () => {
  const checks = { DNI: rules.dni, NIE: rules.nie, CIF: hints.cif_strict };

  test.each(['almadraba', 'encinar', 'faro'])('of %s hold by the rules of the domain', (tenant) => {
    const found = told(tenant).rows;
    for (const { document_type, document } of found.interveners)
      expect([document, checks[document_type as keyof typeof checks](document, true)]).toEqual([
        document,
        [],
      ]);
    for (const { iban_code, swift_code } of found.bank_accounts) {
      expect([iban_code, rules.iban(iban_code, true), rules.bic(swift_code, true)]).toEqual([
        iban_code,
        [],
        [],
      ]);
    }
    const isins = [
      ...found.products.flatMap(({ isin }) => isin ?? []),
      ...found.cnmv_managers.flatMap(({ isins: all }) => all as string[]),
    ];
    expect(new Set(isins).size).toBe(isins.length);
    for (const isin of isins)
      expect([isin, rules.isin(isin, true), hints.isin_checksum(isin, true)]).toEqual([
        isin,
        [],
        [],
      ]);
    for (const { dgs_code } of found.products.filter(({ kind }) => kind === 'PP'))
      expect(hints.dgs_code(dgs_code, 'plan')).toEqual([]);
    for (const { mobile_phone, email } of found.interveners) {
      if (mobile_phone) expect(rules.spanishPhone(mobile_phone, true)).toEqual([]);
      if (email) expect(rules.email(email, true)).toEqual([]);
    }
  });

  test('are one for each row of a table, and lead to rows that exist', () => {
    for (const [table, list] of Object.entries(rows)) {
      if (['account_interveners', 'ledger_postings', 'reconciliations'].includes(table)) continue;
      const uuids = list.map(({ uuid }) => uuid);
      expect([table, new Set(uuids).size]).toEqual([table, uuids.length]);
    }
    const known = new Set(Object.values(rows).flatMap((list) => list.map(({ uuid }) => uuid)));
    const references = Object.entries(rows).flatMap(([table, list]) =>
      list.flatMap((row) =>
        Object.entries(row).flatMap(([column, value]) =>
          /^uuid_(?!group|permission)|^counterpart$|^ordered_by$|^created_by$/.test(column) && value
            ? [`${table}.${column} ${String(value)}`]
            : [],
        ),
      ),
    );
    expect(references.length).toBeGreaterThan(10_000);
    expect(references.filter((each) => !known.has(each.split(' ')[1]))).toEqual([]);
  });

  test('of one person are those of somebody else in another tenant', () => {
    const ana = (tenant: string) =>
      told(tenant).rows.interveners.find(({ document }) => document === '12345678Z')!;
    expect(new Set(['almadraba', 'encinar', 'faro'].map((tenant) => ana(tenant).uuid)).size).toBe(
      3,
    );
  });
});

describe('names of the demo', () => {
  const people = rows.interveners.map(
    ({ name, lastname_1, lastname_2 }) => [name, lastname_1, lastname_2] as (string | null)[],
  );
  test('have letters that an old character set has not, or only in part', () => {
    const letters = people.flat().join('');
    for (const letter of ['ñ', 'ç', 'Œ']) expect(letters).toContain(letter);
  });

  test('are as long as forty characters, and as short as one surname', () => {
    expect(
      people.some(([, first, second]) => (first?.length ?? 0) > 39 && (second?.length ?? 0) > 39),
    ).toBe(true);
    expect(people.filter(([, first, second]) => first && !second).length).toBeGreaterThan(2);
  });
});

describe('the orders of the demo', () => {
  test('have a loss after a gain, between two purchases less than two months away', () => {
    const sales = byType('REEMBOLSO', inAccount('ana/1')).filter(({ nav_date }) => nav_date);
    const [loss] = sales.filter(({ fiscal_import }) => BigInt(fiscal_import!) < 0n);
    expect(loss).toMatchObject({ key_product: '10393', nav_date: '2022-10-17', withholding: '0' });
    const near = byType('SUSCRIPCION', inAccount('ana/1')).filter(
      ({ key_product, nav_date }) =>
        key_product === '10393' && nav_date && Math.abs(days(nav_date, loss!.nav_date!)) < 61,
    );
    expect(near).toHaveLength(2);
  });

  test('have a total redemption that locks a fund, and a partial one under way', () => {
    expect(operation('ana/3/ana-lock')).toMatchObject({
      key_product: '10395',
      operation_status: 'RD_SENT',
      amount_shares_indicator: 'T',
      is_total: true,
      details: { is_total_redemption: true },
    });
    expect(operation('ana/1/ana-partial')).toMatchObject({
      operation_status: 'VALIDATED',
      gross_amount: '120000',
      amount_shares_indicator: 'B',
    });
  });

  test.each([
    ['ana-monetario', 'TRIMESTRAL', '2026-12-26', '2026-12-28'],
    ['ana-renta', 'MENSUAL', '2026-11-30', '2026-11-30'],
    ['ana-global', 'MENSUAL', '2026-12-15', '2026-12-15'],
  ])(
    'have the periodic %s, %s, next on %s and so carried out on %s',
    (key, period, nominal, date) => {
      const { details, gross_amount, operation_status } = operation(`ana/1/${key}`);
      const gross = (Number(gross_amount) / 100).toFixed(2);
      const { request } = readPeriodic({ ...details, gross_amount: gross });
      expect([operation_status, details.per_period]).toEqual(['PERIODIC_ACTIVE', period]);
      const next = occurrencesBetween(request!, today, addMonths(today, 4), navCalendar);
      expect(next[0]).toEqual({ nominal, date });
    },
  );

  test.each([
    ['ana-global', 'PORCENTUAL', ['15000', '15750', '16500']],
    ['ana-monetario', 'ACUMULATIVO', ['30000', '31000']],
    ['ana-renta', null, ['10000']],
  ])('raise the occurrences of %s (%s) year by year: %o', (key, type, amounts) => {
    const { uuid, details } = operation(`ana/1/${key}`);
    expect(details.per_increase_type).toBe(type);
    const children = operations.filter(({ uuid_request }) => uuid_request === uuid);
    expect(children.length).toBeGreaterThan(5);
    expect([...new Set(children.map(({ gross_amount }) => gross_amount))]).toEqual(amounts);
    for (const child of children)
      expect(child.details).toMatchObject({
        is_periodic: true,
        pay_method: 'DOMICILIACION',
        per_uuid_operation_periodic_request: uuid,
      });
  });

  test('carry out what falls on a 31st on the last business day or the first one after', () => {
    const { uuid } = operation('ana/1/ana-renta');
    const children = operations.filter(({ uuid_request }) => uuid_request === uuid);
    const dates = children.map(({ request_date }) => request_date.slice(0, 10));
    expect(dates.slice(0, 6)).toEqual([
      '2025-01-31',
      '2025-02-28',
      '2025-03-31',
      '2025-04-30',
      '2025-06-02',
      '2025-06-30',
    ]);
  });

  test('have put 1 400 of 1 500 € into the plan this year, and 50 more are waiting', () => {
    const own = inAccount('ana/2').filter(
      ({ ordered_by, request_date, operation_type }) =>
        operation_type.startsWith('APORTACION') &&
        ordered_by === story.id('intervener/ana') &&
        request_date.startsWith(today.slice(0, 4)),
    );
    const put = own.map(({ gross_amount, operation_status }) => [gross_amount, operation_status]);
    expect(put).toEqual([
      ['140000', 'FINALIZED'],
      ['5000', 'REGISTERED_ONLINE'],
    ]);
  });

  test('have a benefit in both forms out of both compartments', () => {
    const [mixed] = byType('RESCATE').filter(
      ({ operation_status }) => operation_status === 'VALIDATED',
    );
    expect(mixed!.details).toMatchObject({
      pp_redemption_collection_method: 'MIXTA',
      pp_compartment: '3',
      pp_redemption_mixed_amount: '400.00',
    });
  });

  test('have transfers from elsewhere with their history, one of them from an insured plan', () => {
    const arrived = operations.filter(({ details }) => details.lots);
    expect(arrived.length).toBeGreaterThanOrEqual(3);
    expect(
      byType('SOLICITUD_TRASPASO_EXTERNO_ENTRADA').map(({ details }) => details.pp_plan_type),
    ).toContain('PPA');
    const origins = byType('SOLICITUD_TRASPASO_EXTERNO_ENTRADA').flatMap(
      ({ details }) => details.xt_isin_code ?? [],
    );
    const isins = rows.cnmv_managers.flatMap((manager) => manager.isins as string[]);
    expect(origins.length).toBeGreaterThanOrEqual(4);
    for (const isin of origins) expect(isins).toContain(isin);
  });

  test('have come to where their messages say, with money and history where these are here', () => {
    const incoming = byType('SOLICITUD_TRASPASO_EXTERNO_ENTRADA').filter(
      ({ operation_status }) => operation_status !== 'FINALIZED',
    );
    expect(new Set(incoming.map(({ operation_status }) => operation_status))).toEqual(
      new Set(['SNCE_1', 'SNCE_2', 'SNCE_3', 'CANCELLED']),
    );
    for (const { uuid, operation_status, gross_amount, details } of incoming) {
      const messages = rows.transfer_messages
        .filter(({ uuid_operation }) => uuid_operation === uuid)
        .map((row) => ({ ...row, amount: row.amount && BigInt(String(row.amount)) }));
      const asked = { status: 'VALIDATED', asked: BigInt(gross_amount!), needsFiscalData: true };
      const { status, isComplete } = transferProgress(
        asked as TransferAsked,
        messages as unknown as TransferMessage[],
      );
      expect(status).toBe(operation_status);
      const money = rows.reconciliations.filter(({ uuid_operation }) => uuid_operation === uuid);
      expect([money.length, Boolean(details.received_lots)]).toEqual(
        isComplete ? [1, true] : [0, false],
      );
    }
  });

  test('are ordered for a minor by whoever acts for them', () => {
    const ordered = new Set(inAccount('nora/1').map(({ ordered_by }) => ordered_by));
    expect([...ordered]).toEqual([story.id('intervener/tutor')]);
  });

  test('name the target of a transfer as the contract does', () => {
    for (const { details } of byType('SOLICITUD_TRASPASO_INTERNO'))
      expect(rows.products.map(({ key_product }) => key_product)).toContain(
        details.key_product_target,
      );
  });
});

describe('the papers of the demo', () => {
  test('of one order are in three states of validation', () => {
    const papers = rows.documents.filter(
      ({ uuid_owner }) => uuid_owner === story.id('operation/luis/2/luis-papers'),
    );
    expect(papers.map(({ validation }) => validation).sort()).toEqual([
      'PENDIENTE',
      'RECHAZADO',
      'VALIDADO',
    ]);
  });

  test('have an open request about an order under way', () => {
    const [issue] = rows.issues as { status: string; links: { operations: string[] } }[];
    const uuid = story.id('operation/luis/2/luis-issue');
    expect(issue).toMatchObject({
      status: 'OPEN',
      links: { operations: [`/api/operations/${uuid}`] },
    });
  });

  test('have notifications of all seven types, each read and unread', () => {
    const found = rows.notifications.map(
      ({ type, is_read }) => `${String(type)} ${String(is_read)}`,
    );
    const types = [
      'OPERATION_STATUS_CHANGE',
      'ACCOUNT_STATUS_CHANGE',
      'KNOWLEDGE_TEST',
      'OPERATION_PAYMENT',
      'DOCUMENT_EXPIRATION',
      'TRANSFER_SUSCRIPTION',
      'TEST_EXPIRATION',
    ];
    const wanted = types.flatMap((type) => [`${type} true`, `${type} false`]);
    expect([...new Set(found)].sort()).toEqual(wanted.sort());
  });

  test('have two polls that are open and one that has closed', () => {
    const isOpen = ({ opens_on, closes_on }: Record<string, unknown>) =>
      String(opens_on) <= today && today <= String(closes_on);
    expect(rows.polls.map(isOpen).sort()).toEqual([false, true, true]);
  });

  test('have tax reports of the last four years', () => {
    const years = rows.tax_reports.filter(({ uuid_account }) => uuid_account === account('ana/1'));
    expect(years.map(({ year }) => year)).toEqual([2022, 2023, 2024, 2025]);
  });

  test('have thirty managers, and a questionnaire answered twice', () => {
    expect(rows.cnmv_managers).toHaveLength(30);
    const kyc = rows.declarations.filter(
      ({ kind, uuid_intervener }) =>
        kind === 'KYC' && uuid_intervener === story.id('intervener/ana'),
    );
    expect(kyc.map(({ is_current }) => is_current).sort()).toEqual([false, true]);
  });

  test('have owners of a company, patrons of a foundation and their answers', () => {
    const kinds = (key: string) =>
      rows.account_parties
        .filter(({ uuid_account }) => uuid_account === account(key))
        .map(({ kind }) => kind);
    expect(kinds('iberica/1')).toEqual(['ASSOCIATE', 'ASSOCIATE']);
    expect(new Set(kinds('fundacion/1'))).toEqual(new Set(['PATRON']));
    const answers = rows.declarations.map((declaration) =>
      Object.keys(declaration.answers as object),
    );
    expect(answers.flat()).toEqual(
      expect.arrayContaining(['PERSONAS_SOCIEDAD_25_MAS', 'PERSONAS_FUNDACION_25_MAS']),
    );
  });
});

describe('a demo that is started on another day', () => {
  test.each(['2026-02-10T06:00:00Z', '2027-01-01T00:30:00Z', '2028-02-29T23:30:00Z'])(
    'has on %s the same people in the same state',
    (instant) => {
      const other = told('almadraba', instant);
      const day = other.story.day.today;
      const person = (login: string) =>
        other.rows.interveners.find(({ uuid }) => uuid === other.story.id(`intervener/${login}`))!;
      const ageOn = (birthdate: string) => addMonths(birthdate, 18 * 12) <= day;
      expect(ageOn(String(person('hugo').birthdate))).toBe(true);
      expect(days(addMonths(String(person('hugo').birthdate), 18 * 12), day)).toBeLessThan(7);
      expect(ageOn(String(person('nora').birthdate))).toBe(false);
      expect(String(person('caducado').document_expiration_date) < day).toBe(true);
      const taxYears = other.rows.tax_reports.map(({ year }) => Number(year));
      expect(Math.max(...taxYears)).toBe(Number(day.slice(0, 4)) - 1);
      const thisYear = other.operations.filter(
        ({ details, request_date, gross_amount, key_product }) =>
          !details.is_periodic &&
          key_product === '64680' &&
          gross_amount === '140000' &&
          request_date.startsWith(day.slice(0, 4)),
      );
      expect(thisYear).toHaveLength(1);
    },
  );
});
