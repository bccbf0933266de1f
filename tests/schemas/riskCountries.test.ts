import { expect, test } from 'vitest';
import { choicesOf } from '#/engine/widgets/choices.ts';
import { assemble } from '#/language/assembly/assemble.ts';
import type { FormDocument } from '#/language/documents/form.ts';
import { effective } from '#/language/effective.ts';
import { checkCodes } from '#/server/answers/checkShown.ts';
import { reviewed } from '../engine/form/reviewed.ts';
import { base } from '../support/documents.ts';

const { documents } = assemble(base);

test.each([
  ['kyc-natural', 'OPERA_PAISES_RIESGO'],
  ['kyc-minor', 'OPERA_PAISES_RIESGO'],
  ['kyc-legal', 'SOCIEDAD_OPERA_GAFI'],
])('%s takes no country of high risk that cannot be one', (id, asked) => {
  const form = documents.get(`form/${id}`)!.value as FormDocument;
  const { context, words } = reviewed(form, {}, {});
  const [property, field] = [form.data.properties.PAISES_RIESGO!, form.fields.PAISES_RIESGO!];
  const keys = choicesOf({ property, field }, context).map(({ key }) => key);
  expect(['IRN', 'ESP', 'UND'].map((one) => keys.includes(one))).toEqual([true, false, false]);
  const judged = (one: string) => {
    const scope = { answers: { [asked]: 'SI', PAISES_RIESGO: ['IRN', one] } };
    return checkCodes(form, effective(form, scope), words, scope)
      .filter(({ path }) => path.startsWith('/answers/PAISES_RIESGO'))
      .map(({ code }) => code);
  };
  expect(['PRK', 'ESP', 'UND'].map(judged)).toEqual([[], ['enum'], ['enum']]);
});
