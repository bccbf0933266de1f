import { describe, expect, test } from 'vitest';
import { widgets } from '#/engine/widgets/index.ts';
import type { Property } from '#/language/documents/form.ts';

const asked = (type: Property['type'] = 'string') => ({ property: { type, title: '' }, field: {} });

function input(text: string): HTMLInputElement {
  const control = document.createElement('input');
  control.value = text;
  return control;
}

describe('the money widget', () => {
  test.each([
    ['1.234', '1234.00'],
    ['12.000', '12000.00'],
    ['1.234,56', '1234.56'],
    ['1234,56', '1234.56'],
    [' 1.234,56 € ', '1234.56'],
    ['1.234,56\u00a0€', '1234.56'],
    ['12', '12.00'],
    ['0,5', '0.50'],
  ])('reads %s as exactly %s', (typed, value) => {
    expect(widgets.money.read(input(typed), asked())).toEqual({ value });
  });

  test.each(['1234.56', '1,234.56', '1.23', '12.0000', '1,2,3', 'doce', '-5', '1e3', '1,234'])(
    'refuses %s with advice and guesses nothing',
    (typed) => {
      const { value, doubt } = widgets.money.read(input(typed), asked());
      expect(value).toBeUndefined();
      expect(doubt?.code).toMatch(/^typing\./);
    },
  );

  test('writes what it understood the Spanish way', () => {
    const control = input('12000');
    widgets.money.normalize?.(control, '12000.00', asked());
    expect(control.value).toBe('12.000,00');
  });

  test('takes an empty field for no answer', () => {
    expect(widgets.money.read(input('  '), asked())).toEqual({ value: undefined });
  });
});

describe('the other widgets of one control', () => {
  test.each([
    ['participations', '32,467533', 'string', '32.467533'],
    ['percentage', '12,5 %', 'string', '12.50'],
    ['integer', '3.000', 'integer', 3000],
    ['decimal', '1,5', 'number', 1.5],
    ['iban', 'es91 2100-0418 4502 0005 1332', 'string', 'ES9121000418450200051332'],
    ['identity', '12345678-z', 'string', '12345678Z'],
    ['fingerprint', 'ab12 CD34 ', 'string', 'AB12CD34'],
    ['bic', ' caixesbbxxx', 'string', 'CAIXESBBXXX'],
    ['phone', '600 12 34 56', 'string', '600123456'],
    ['text', '  Ana  ', 'string', 'Ana'],
    ['password', ' secreto ', 'string', ' secreto '],
  ] as const)('%s reads "%s"', (name, typed, type, value) => {
    expect(widgets[name].read(input(typed), asked(type))).toEqual({ value });
  });

  test('shows an IBAN in groups of four', () => {
    const control = input('');
    widgets.iban.normalize?.(control, 'ES9121000418450200051332', asked('string'));
    expect(control.value).toBe('ES91 2100 0418 4502 0005 1332');
  });
});
