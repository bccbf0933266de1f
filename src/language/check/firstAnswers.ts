import type { JsonSchema } from '#/contract/openapi.ts';
import { isOfType } from '../blocks/isOfType.ts';
import type { Value } from '../expressions/binding.ts';
import { alternatives, type Alternative } from '../contract/alternatives.ts';
import { locate } from '../contract/locate.ts';
import type { FormDocument } from '../documents/form.ts';
import { didYouMean } from '../grammar/validateGrammar.ts';
import type { Diagnostic } from '../values/diagnostic.ts';
import type { ScreenDocument } from '../documents/screen.ts';
import type { Assembled } from '../assembly/assemble.ts';
import { assignable } from './assignable.ts';
import { error, type Check, type Context } from './context.ts';
import { scopeAt } from './scopeAt.ts';

/** What a form starts with, out of its `load` or of the screen that shows it, belongs to one of its fields and can stand there. */
export const checkFirstAnswers: Check = (document, context) => {
  if (document.kind === 'form') {
    const form = document.value as FormDocument;
    return checkFirst(form.load?.answers ?? {}, '/load/answers', form, document, context);
  }
  if (document.kind !== 'screen') return [];
  return Object.entries((document.value as ScreenDocument).blocks).flatMap(([id, block]) => {
    if (!isOfType(block, 'form')) return [];
    const { form: name, initial = {} } = block;
    const form = context.documents.get(`form/${name}`)?.value as FormDocument | undefined;
    return form ? checkFirst(initial, `/blocks/${id}/initial`, form, document, context) : [];
  });
};

function checkFirst(
  first: Record<string, Value>,
  at: string,
  { data }: FormDocument,
  document: Assembled,
  context: Context,
): Diagnostic[] {
  const { contract } = context;
  const names = Object.keys(data.properties);
  return Object.entries(first).flatMap(([name, value]) => {
    const here = `${at}/${name}`;
    if (!names.includes(name))
      return [error(here, `El campo «${name}» no existe.${didYouMean(name, names)}`)];
    const given = kindsOf(value, here, document, context);
    const taken = alternatives(contract, data.properties[name] as unknown as JsonSchema);
    return !given || assignable(given, taken)
      ? []
      : [error(here, `Este valor no puede ser la respuesta de «${name}».`)];
  });
}

function kindsOf(
  value: Value,
  at: string,
  document: Assembled,
  { contract }: Context,
): readonly Alternative[] | undefined {
  if (value === null) return undefined;
  if (typeof value === 'object')
    return locate(contract, scopeAt(document, contract, at), value.from).found;
  const type = typeof value as 'string' | 'number' | 'boolean';
  return [{ type, values: [value], schema: {} }];
}
