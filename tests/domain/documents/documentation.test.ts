import { describe, expect, test } from 'vitest';
import { counts } from '../../../src/domain/documents/counts.ts';
import {
  documentExpiryDays,
  isDocumentExpiring,
} from '../../../src/domain/documents/documentExpiry.ts';
import { isAccountDocumented } from '../../../src/domain/documents/isAccountDocumented.ts';
import { isDocumentationPending } from '../../../src/domain/documents/isDocumentationPending.ts';
import { isFullyDocumented } from '../../../src/domain/documents/isFullyDocumented.ts';
import { isIntervenerDocumented } from '../../../src/domain/documents/isIntervenerDocumented.ts';
import { isOperationDocumented } from '../../../src/domain/documents/isOperationDocumented.ts';
import { session } from '../access/personas.ts';

const interveners = [
  'REGISTERED_ONLINE',
  'REGISTERED_EMAIL',
  'REGISTERED_POSTAL',
  'REGISTERED',
  'SIGNED',
  'VALIDADO',
  'ENVIADO',
  'BLOQUEADO',
  'BLOQUEADO_AML',
  'FINALIZADO',
];
const accounts = [
  'REGISTERED_ONLINE',
  'REGISTERED_EMAIL',
  'REGISTERED_POSTAL',
  'REGISTERED',
  'SIGNED',
  'VALIDADO',
  'ENVIADO',
  'FINALIZED',
  'VALIDATED',
  'RD_SENT',
];
const operations = [
  'REGISTERED_ONLINE',
  'REGISTERED_EMAIL',
  'REGISTERED_POSTAL',
  'REGISTERED',
  'SIGNED',
  'VALIDATED',
  'RD_SENT',
  'SNCE_1',
  'SNCE_2',
  'SNCE_3',
  'PERIODIC_ACTIVE',
  'PERIODIC_SUSPENDED',
  'CANCELLED',
  'FINALIZED',
];

describe('complete documents by status', () => {
  test('are those of three intervener statuses', () => {
    const documented = interveners.filter((status) =>
      isIntervenerDocumented({ intervener_status: status }),
    );
    expect(documented).toEqual(['SIGNED', 'ENVIADO', 'FINALIZADO']);
  });

  test('are those of four account statuses, of which VALIDADO is none', () => {
    const documented = accounts.filter((status) => isAccountDocumented({ uuid: 'a', status }));
    expect(documented).toEqual(['SIGNED', 'FINALIZED', 'VALIDATED', 'RD_SENT']);
  });

  test('are those of five operation statuses', () => {
    const documented = operations.filter((operation_status) =>
      isOperationDocumented({ operation_status }),
    );
    expect(documented).toEqual(['SIGNED', 'VALIDATED', 'RD_SENT', 'CANCELLED', 'FINALIZED']);
  });
});

describe('complete documents by flag or origin', () => {
  test.each([
    [{ has_docs_signed: true }, true],
    [{ has_docs_validated: true }, true],
    [{ source_system: 'RD' }, true],
    [{ source_system: 'CRM' }, false],
    [{ has_docs_signed: false, has_docs_validated: null }, false],
    [{}, false],
  ])('of an intervener: %o → %s', (intervener, is) => {
    expect(isIntervenerDocumented(intervener)).toBe(is);
  });

  test.each([
    [{ has_docs_signed: true }, true],
    [{ has_docs_validated: true }, true],
    [{ source_system: 'RD', source: 'MIGRACION' }, true],
    [{ source_system: 'RD' }, false],
    [{ source: 'MIGRACION' }, false],
    [{}, false],
  ])('of an account: %o → %s', (account, is) => {
    expect(isAccountDocumented({ uuid: 'a', ...account })).toBe(is);
  });

  test.each([
    [{ has_docs_signed: true, operation_status: 'REGISTERED' }, true],
    [{ has_docs_signed: false }, false],
    [{}, false],
  ])('of an operation: %o → %s', (operation, is) => {
    expect(isOperationDocumented(operation)).toBe(is);
  });
});

describe('documentation', () => {
  test.each([
    ['nothing to sign', {}, [{}], false],
    ['the person has to sign', { has_pending_docs_signed: true }, [{}], true],
    [
      'what the person signs is validated already',
      { has_pending_docs_signed: true, has_docs_validated: true },
      [],
      false,
    ],
    ['the second account has to sign', {}, [{}, { has_pending_account_docs_signed: true }], true],
    [
      'what the account signs is validated already',
      {},
      [{ has_pending_account_docs_signed: true, has_docs_validated: true }],
      false,
    ],
    [
      "the person's validation does not serve an account",
      { has_docs_validated: true },
      [{ has_pending_account_docs_signed: true }],
      true,
    ],
  ])('is pending or not when %s', (_, intervener, list, isPending) => {
    const withIds = list.map((item, index) => ({ uuid: `a-${index}`, ...item }));
    const me = { ...session(), intervener, accounts: withIds };
    expect(isDocumentationPending(me)).toBe(isPending);
    expect(counts(me).documents).toBe(isPending ? 1 : 0);
  });

  test('is pending while an order waits for the signature', () => {
    const me = { ...session(), accounts: [], pending_signatures: 2 };
    expect([isDocumentationPending(me), counts(me).documents]).toEqual([true, 1]);
    expect(isDocumentationPending({ ...me, pending_signatures: 0 })).toBe(false);
  });
});

describe('a client', () => {
  const signed = { has_docs_signed: true };
  const open = { has_docs_signed: false, operation_status: 'REGISTERED' };
  const client = (change: Partial<Parameters<typeof isFullyDocumented>[0]> = {}) => ({
    intervener: signed,
    accounts: [
      { uuid: 'one', ...signed },
      { uuid: 'two', ...signed },
    ],
    operations: { one: [signed], two: [signed, { operation_status: 'CANCELLED' }] },
    ...change,
  });

  test.each([
    ['(a), (b) and (c) hold', {}, true],
    ['without (a)', { intervener: {} }, false],
    [
      'without (b) in the second account',
      { accounts: [{ uuid: 'one', ...signed }, { uuid: 'two' }] },
      false,
    ],
    ['without (c) in the first account', { operations: { one: [open], two: [] } }, false],
    ['without (c) in the second account', { operations: { one: [], two: [open] } }, false],
    ['without any account', { accounts: [], operations: {} }, true],
    ['without any operation', { operations: {} }, true],
  ])('is fully documented when %s', (_, change, is) => {
    expect(isFullyDocumented(client(change))).toBe(is);
  });

  test.each([
    ['an open operation of the first account', { one: [open], two: [] }, false],
    ['an open operation of the second account', { one: [], two: [open] }, true],
  ])('is judged, as once observed, by the first account alone: %s', (_, operations, is) => {
    expect(isFullyDocumented(client({ operations }), 'first_account')).toBe(is);
  });

  test('is held to (b) in every account even so', () => {
    const accounts = [{ uuid: 'one', ...signed }, { uuid: 'two' }];
    expect(isFullyDocumented(client({ accounts }), 'first_account')).toBe(false);
  });
});

describe('the badges', () => {
  test('add up the two sections', () => {
    const me = session({ has_pending_docs_signed: true, has_docs_validated: false });
    const notifications = [{ is_read: true }, { is_read: false }, {}];
    expect(counts({ ...me, notifications })).toEqual({ documents: 1, unread: 2, total: 3 });
  });
});

describe('the identity document', () => {
  test.each([
    ['2026-11-19', -1, false],
    ['2026-11-20', 0, false],
    ['2026-11-21', 1, true],
    ['2027-01-19', 60, true],
    ['2027-01-20', 61, false],
    [null, null, false],
    ['31-12-2026', null, false],
  ])('that expires on %s has %s days left and is expiring: %s', (date, days, isExpiring) => {
    const person = { document_expiration_date: date };
    expect(documentExpiryDays(person, '2026-11-20')).toBe(days);
    expect(isDocumentExpiring(person, '2026-11-20')).toBe(isExpiring);
  });

  test('that is permanent has no days to count', () => {
    const person = { is_document_permanent: true, document_expiration_date: '2026-11-21' };
    expect(documentExpiryDays(person, '2026-11-20')).toBeNull();
  });
});
