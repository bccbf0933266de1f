import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { checkOrder } from '../../../src/domain/access/checkOrder.ts';
import { orderers } from '../../../src/domain/operations/kinds/orderers.ts';
import { personas, today } from './personas.ts';

const texts = JSON.parse(
  readFileSync(new URL('../../../schemas/texts/people.es.json', import.meta.url), 'utf8'),
) as Record<string, string>;

type Name = keyof typeof personas;
const invest = { type: 'SUSCRIPCION', orderers: orderers.invest };
const redeem = { type: 'REEMBOLSO', orderers: orderers.redeem };

function order(name: Name, at = 0) {
  const { intervener, accounts } = personas[name];
  return checkOrder({ intervener, account: accounts[at]!, ...invest, today });
}

describe('an order', () => {
  test.each<[Name, string[]]>([
    ['ana', []],
    ['luis', []],
    ['iberica', []],
    ['fundacion', []],
    ['nora', ['operate_not_minor', 'operate_of_age']],
    ['tutor', []],
    ['extutor', ['tutor_blocked']],
    ['extutor2', []],
    ['sincontacto', ['operate_email', 'operate_mobile_phone']],
    ['solomail', ['operate_mobile_phone']],
    ['caducado', ['operate_identity_document']],
    ['primera', []],
    ['porfirmar', []],
    ['borrador', []],
    ['registrado', ['operate_intervener_status', 'accounts_blocked']],
    ['bloqueado', ['operate_intervener_status']],
    ['migrada', []],
    ['sintest', ['test_required']],
    ['testcaducado', ['test_expired']],
    ['sincuenta', ['bank_account_required']],
    ['usuf', ['action_not_allowed']],
    ['nudo', []],
    ['consulta', ['action_not_allowed']],
    ['aportante', ['needs_pension_only']],
  ])('of %s meets %o', (name, codes) => {
    expect(order(name).map(({ code }) => code)).toEqual(codes);
  });

  test('of the former tutor in another account meets nothing', () => {
    expect(order('extutor', 1)).toEqual([]);
  });

  test('names the account that waits for its documents', () => {
    expect(order('registrado')).toContainEqual({
      code: 'accounts_blocked',
      path: '',
      params: { accounts: 'Ahorro' },
    });
  });

  test.each([
    ['GESTOR', []],
    ['TITULAR', ['test_required']],
    ['AUTORIZADO', ['test_required']],
  ])('of a %s without test: %o', (role, codes) => {
    const { intervener, accounts } = personas.sintest;
    const account = { ...accounts[0]!, role };
    const issues = checkOrder({ intervener, account, ...invest, today });
    expect(issues.map(({ code }) => code)).toEqual(codes);
  });

  test('to redeem by the usufructuary needs the bare owner and no test', () => {
    const { intervener, accounts } = personas.usuf;
    const order = { intervener: { ...intervener, convenience_expires_on: null }, today } as const;
    const sale = { ...order, ...redeem, account: accounts[0]! };
    expect(checkOrder(sale).map(({ code }) => code)).toEqual(['needs_with_bare_owner']);
    expect(checkOrder({ ...sale, met: ['with_bare_owner'] })).toEqual([]);
  });

  test('is refused with codes that all have a sentence', () => {
    const codes = (Object.keys(personas) as Name[])
      .filter((name) => personas[name].accounts.length > 0)
      .flatMap((name) => order(name).map(({ code }) => code));
    expect(codes.filter((code) => !texts[code])).toEqual([]);
  });
});

describe('the sentences of the specification', () => {
  test.each([
    ['tutor_blocked', 'Acceso bloqueado por mayoría de edad del titular'],
    [
      'accounts_blocked',
      'Debido a que el alta del cliente está pendiente de validación, no puede operar en la cuenta(s): {accounts}.',
    ],
    ['no_operable_accounts', 'No hay cuentas en las que actualmente pueda operar.'],
    [
      'contact_missing',
      'Necesitamos disponer de su número de teléfono y correo electrónico para darle acceso a su área privada.',
    ],
    ['test_required', 'Debe realizar el test de convenencia antes de operar'],
    [
      'bank_account_required',
      'Debe añadir una cuenta corriente antes de operar, si ya la ha añadido espere a que se valide.',
    ],
  ])('stand to the letter: %s', (code, sentence) => {
    expect(texts[code]).toBe(sentence);
  });
});
