import { expect, it } from 'vitest';
import { validateGrammar } from '#/language/grammar/validateGrammar.ts';
import { grammars } from '#/language/grammar/index.ts';
import { aForm, aScreen } from '../../support/documents.ts';
import { set } from '../hostile/case.ts';

function messageOf(kind: 'form' | 'screen', pointer: string, value: unknown): string | undefined {
  const document = kind === 'form' ? aForm() : aScreen();
  set(document, pointer, value);
  return validateGrammar(grammars[kind], document)[0]?.message;
}

it.each([
  ['form', '/fields/note/hnit', 'x', '«hnit» no existe aquí. ¿Quería decir «hint»?'],
  ['form', '/fields/note/widget', 'textaera', '¿Quería decir «textarea»?'],
  ['form', '/data/properties/note/maxLenght', 5, '¿Quería decir «maxLength»?'],
  ['form', '/data/properties/note/max_valeu', 5, '¿Quería decir «max_value»?'],
  ['form', '/data/properties/note/type', 'strng', '¿Quería decir «string»?'],
  ['screen', '/blocks/figures/type', 'kpis', '¿Quería decir «kpi»?'],
  ['screen', '/blocks/figures/items/value/value/as', 'mony', '¿Quería decir «money»?'],
  ['screen', '/blocks/figures/order', '1', 'Debe ser un número.'],
  ['screen', '/blocks/figures/items/value/label', undefined, 'Falta «label».'],
] as const)('a %s with %s = %j is told: %4$s', (kind, pointer, value, expected) => {
  expect(messageOf(kind, pointer, value)).toContain(expected);
});

it('accepts the samples', () => {
  expect(validateGrammar(grammars.form, aForm())).toEqual([]);
  expect(validateGrammar(grammars.screen, aScreen())).toEqual([]);
});
