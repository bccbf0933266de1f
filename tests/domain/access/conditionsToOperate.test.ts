import { describe, expect, test } from 'vitest';
import { checkOperate } from '../../../src/domain/access/checkOperate.ts';
import { conditionsToOperate } from '../../../src/domain/access/conditionsToOperate.ts';
import { isOperateShown } from '../../../src/domain/access/isOperateShown.ts';
import type { Intervener } from '../../../src/domain/people/intervener.ts';
import { intervener, today } from './personas.ts';
import { fc } from '../../support/fc.ts';

const failing = (change: Partial<Intervener>) =>
  conditionsToOperate(intervener(change), today)
    .filter(({ holds }) => !holds)
    .map(({ name, value, remedy }) => [name, value, remedy]);

describe('the conditions to operate', () => {
  test('are six, in the order of the specification, and all hold for an adult in order', () => {
    const conditions = conditionsToOperate(intervener(), today);
    expect(conditions).toEqual([
      { name: 'not_minor', holds: true, value: false, remedy: null },
      { name: 'of_age', holds: true, value: '1980-05-14', remedy: null },
      { name: 'intervener_status', holds: true, value: 'VALIDADO', remedy: null },
      { name: 'email', holds: true, value: 'ana@example.test', remedy: null },
      { name: 'mobile_phone', holds: true, value: '600000001', remedy: null },
      { name: 'identity_document', holds: true, value: '2031-01-01', remedy: null },
    ]);
  });

  test.each<[string, Partial<Intervener>, unknown[]]>([
    [
      'a flagged minor',
      { is_minor: true, birthdate: '2012-01-01' },
      [
        ['not_minor', true, 'wait_majority'],
        ['of_age', '2012-01-01', 'wait_majority'],
      ],
    ],
    [
      'a flag that outlived the 18th birthday',
      { is_minor: true, birthdate: '2008-11-20' },
      [['not_minor', true, 'complete_adult_data']],
    ],
    [
      'a birthdate under 18 without the flag',
      { birthdate: '2008-11-21' },
      [['of_age', '2008-11-21', 'wait_majority']],
    ],
    ['no birthdate', { birthdate: null }, [['of_age', null, 'complete_birthdate']]],
    [
      'an impossible birthdate',
      { birthdate: '1980-02-31' },
      [['of_age', '1980-02-31', 'wait_majority']],
    ],
    [
      'a birthdate to come',
      { birthdate: '2030-01-01' },
      [['of_age', '2030-01-01', 'wait_majority']],
    ],
    [
      'registration with documents to sign',
      { intervener_status: 'REGISTERED', has_pending_docs_signed: true, has_docs_validated: false },
      [['intervener_status', 'REGISTERED', 'sign_documents']],
    ],
    [
      'registration that waits for the manager',
      { intervener_status: 'SIGNED' },
      [['intervener_status', 'SIGNED', 'wait_validation']],
    ],
    [
      'a new adult for whom a guardian declared',
      { declarations_owed: ['KYC_OWN', 'FATCA_OWN'] },
      [['own_declarations', 'KYC_OWN, FATCA_OWN', 'complete_adult_data']],
    ],
    ['a declaration to be made again', { declarations_owed: ['FATCA_CHANGED'] }, []],
    [
      'a stopped client',
      { intervener_status: 'BLOQUEADO_AML' },
      [['intervener_status', 'BLOQUEADO_AML', 'contact_us']],
    ],
    [
      'an unknown status',
      { intervener_status: 'VALIDATED' },
      [['intervener_status', 'VALIDATED', 'wait_validation']],
    ],
    [
      'no status',
      { intervener_status: undefined },
      [['intervener_status', null, 'wait_validation']],
    ],
    ['no e-mail', { email: undefined }, [['email', null, 'edit_contact']]],
    ['a blank mobile phone', { mobile_phone: '  ' }, [['mobile_phone', '  ', 'edit_contact']]],
    [
      'a document that expires today',
      { document_expiration_date: today },
      [['identity_document', today, 'renew_identity_document']],
    ],
    [
      'a document without date',
      { document_expiration_date: null },
      [['identity_document', null, 'renew_identity_document']],
    ],
    [
      'a document with an impossible date',
      { document_expiration_date: 'pronto' },
      [['identity_document', 'pronto', 'renew_identity_document']],
    ],
    ['a document that expires tomorrow', { document_expiration_date: '2026-11-21' }, []],
    [
      'a permanent document with an old date',
      { is_document_permanent: true, document_expiration_date: '2001-01-01' },
      [],
    ],
    [
      'a company founded last year',
      { type: 'J', birthdate: '2025-06-01', is_minor: true, is_document_permanent: true },
      [],
    ],
    ['status ENVIADO', { intervener_status: 'ENVIADO' }, []],
    ['status FINALIZADO', { intervener_status: 'FINALIZADO' }, []],
  ])('name what fails and what to do: %s', (_, change, expected) => {
    expect(failing(change)).toEqual(expected);
  });

  test('become issues with a code, the field and the remedy', () => {
    expect(checkOperate(intervener({ email: null }), today)).toEqual([
      { code: 'operate_email', path: '/email', params: { remedy: 'edit_contact' } },
    ]);
  });

  test('never throw, whatever the wire brings', () => {
    const text = fc.option(fc.string(), { nil: undefined });
    const anybody = fc.record({
      type: text,
      birthdate: text,
      intervener_status: text,
      email: text,
      mobile_phone: text,
      document_expiration_date: text,
      is_minor: fc.option(fc.boolean()),
    });
    fc.assert(
      fc.property(anybody, (person) => {
        const issues = checkOperate(person, today);
        const failed = conditionsToOperate(person, today).filter(({ holds }) => !holds);
        expect(issues.map(({ code }) => code)).toEqual(failed.map(({ name }) => `operate_${name}`));
        expect(failed.every(({ remedy }) => remedy !== null)).toBe(true);
      }),
    );
  });
});

describe('the section "Operar"', () => {
  test.each<[string, Partial<Intervener>, boolean]>([
    ['an adult in order', {}, true],
    ['an adult without contact data', { email: null, mobile_phone: null }, true],
    ['an adult with an expired document', { document_expiration_date: '2020-01-01' }, true],
    ['an adult without birthdate', { birthdate: null }, true],
    ['a flagged minor', { is_minor: true }, false],
    ['somebody under 18', { birthdate: '2010-01-01' }, false],
    ['a client not validated', { intervener_status: 'REGISTERED_ONLINE' }, false],
    ['a stopped client', { intervener_status: 'BLOQUEADO' }, false],
    ['somebody without status', { intervener_status: null }, false],
  ])('is shown to %s: %o → %s', (_, change, isShown) => {
    expect(isOperateShown(intervener(change), today)).toBe(isShown);
  });

  test('is shown to whoever may operate', () => {
    const status = fc.constantFrom('VALIDADO', 'ENVIADO', 'FINALIZADO', 'SIGNED', 'BLOQUEADO');
    const birthdate = fc.constantFrom('1980-01-01', '2008-11-20', '2008-11-21', null);
    fc.assert(
      fc.property(status, birthdate, fc.boolean(), (intervener_status, born, is_minor) => {
        const person = intervener({ intervener_status, birthdate: born, is_minor });
        if (checkOperate(person, today).length === 0)
          expect(isOperateShown(person, today)).toBe(true);
      }),
    );
  });
});
