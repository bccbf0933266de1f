import { describe, expect, test } from 'vitest';
import { openapi } from '#/contract/openapi.ts';
import { assemble, type Assembled } from '#/language/assembly/assemble.ts';
import { isRegulated } from '#/language/check/grave.ts';
import { checkHeldQuestions, heldWords } from '#/language/check/heldQuestions.ts';
import { lockedTexts } from '#/language/check/lockedTexts.ts';
import type { FormDocument } from '#/language/documents/form.ts';
import { mergePatch } from '#/language/values/mergePatch.ts';
import { base } from '../../support/documents.ts';

const { documents } = assemble(base);
const context = { documents, contract: openapi };
const formOf = (id: string) => documents.get(`form/${id}`)!;

/** What is told of a tenant's variant of a form. */
const told = (form: Assembled, value: unknown) =>
  checkHeldQuestions(
    { ...form, value, variant: { file: '', patch: {}, base: form.value } as never },
    context,
  );
const refused = (id: string, patch: object) =>
  told(formOf(id), mergePatch(formOf(id).value, patch)).map(({ pointer }) => pointer);
const titles = (said: Record<string, string>) => ({
  data: {
    properties: Object.fromEntries(Object.entries(said).map(([name, title]) => [name, { title }])),
  },
});
const at = (name: string) => `/data/properties/${name}/title`;

describe('a question of which the answer is sent in an order', () => {
  test.each<[string, Record<string, string>]>([
    ['order-subscription', { gross_amount: 'Importe que quiere retirar' }],
    ['order-subscription', { gross_amount: 'Importe que quiere invertir ' }],
    ['order-redemption', { uuid_bank_account: '¿Desde qué cuenta quiere pagar?' }],
    [
      'order-standing-subscription',
      { per_start_date: 'Última fecha', per_end_date: 'Primera fecha' },
    ],
    [
      'order-redemption',
      { gross_amount: 'Importe neto que quiere recibir ', net_amount: 'Importe bruto' },
    ],
  ])('keeps its words: %s, %j', (id, said) => {
    expect(refused(id, titles(said)).sort()).toEqual(Object.keys(said).map(at).sort());
  });

  test('takes the words of no other, and says whose they are', () => {
    const form = formOf('order-redemption');
    const value = mergePatch(
      form.value,
      titles({ gross_amount: 'Importe neto que quiere recibir ' }),
    );
    expect(told(form, value)[0]!.message).toContain('«net_amount»');
  });

  test('keeps what is said of each choice', () => {
    const hints = { B: 'Lo que recibe, después de comisiones y retenciones.' };
    expect(refused('order-redemption', { fields: { amount_shares_indicator: { hints } } })).toEqual(
      ['/fields/amount_shares_indicator/hints/B'],
    );
    const choices = { label: { text: 'Transferencia' } };
    expect(refused('order-subscription', { fields: { pay_method: { choices } } })).toEqual([
      '/fields/pay_method/choices/label',
    ]);
  });

  test('may be helped with, and questions of the manager’s own stand beside it', () => {
    const help = { fields: { gross_amount: { hint: 'Piense en lo que pueda necesitar pronto.' } } };
    expect(refused('order-subscription', help)).toEqual([]);
  });

  test('is reworded by no text either, in any regulated form', () => {
    const forms = [...documents.values()].filter(
      ({ kind, value }) => kind === 'form' && isRegulated(value),
    );
    const locked = lockedTexts(context);
    const held = forms.flatMap(({ value }) => heldWords(value as FormDocument));
    expect(held.length).toBeGreaterThan(60);
    expect(held.map(([, said]) => said).filter((said) => !locked.has(said))).toEqual([]);
  });
});
