import type { Binding } from '../expressions/binding.ts';
import type { FormDocument } from '../documents/form.ts';
import { isObject } from '../values/mergePatch.ts';
import { segments, step } from '../values/pointer.ts';
import { error, type Check } from './context.ts';

/**
 * A form without a call of its own is sent by the program, which knows its own questions alone, or leads on: what a
 * variant asks there besides goes nowhere, unless the address that follows or a call reads it, or it is a file.
 */
export const checkUnsent: Check = ({ kind, value, variant }) => {
  if (kind !== 'form' || !variant) return [];
  const [base, form] = [variant.base as FormDocument, value as FormDocument];
  if (form.submit) return [];
  const read = answersRead(form);
  return Object.entries(form.data.properties)
    .filter(
      ([name, { own, local }]) =>
        !Object.hasOwn(base.data.properties, name) &&
        own !== true &&
        local !== true &&
        !read.has(name) &&
        form.fields[name]?.['upload'] === undefined,
    )
    .map(([name]) => error(`/data/properties${step(name)}`, UNSENT));
};

const UNSENT = 'Lo que se responda aquí no se envía: este formulario no admite otras preguntas.';

/** Names of the answers that the address behind a form, or one of its calls, is given. */
function answersRead({ next, calls = {} }: FormDocument): ReadonlySet<string> {
  const inputs = Object.values(calls).flatMap(({ input = {} }) => Object.values(input));
  const values = [next?.values, ...inputs].flatMap((table) => Object.values(table ?? {}));
  return new Set(
    values.flatMap((value) => {
      const [root, name] = isObject(value) ? segments((value as Binding).from) : [];
      return root === 'answers' && name !== undefined ? [name] : [];
    }),
  );
}
