import type { Binding } from '../expressions/binding.ts';
import type { Field, Property } from '../documents/form.ts';
import type { FormFile } from '../documents/part.ts';
import { step } from '../values/pointer.ts';
import type { Origin } from './expand.ts';

/**
 * Gives `load` an answer for each question, read under its name at the place that `each` names: what somebody answered
 * before. What `answers` says of a question stays, and what is given here and now alone starts empty. Without `input` it is
 * asked of what `submit` is about: the same places of its address. A question of which `answers` says `null` starts empty.
 * @returns the form as it is served, and where its first answers are written
 */
export function putEarlier(
  file: FormFile,
  at: string,
): { form: FormFile; origins: readonly Origin[] } {
  const { load, data, fields, submit, again } = file;
  if (load?.each === undefined) return { form: file, origins: [] };
  const { each, answers: own = {}, input = aboutTheSame(submit), ...call } = load;
  const names = Object.entries(data.properties)
    .filter(([name]) => !Object.hasOwn(own, name) && name !== again?.same)
    .filter(([name, property]) => isKept(property, fields[name], again !== undefined))
    .map(([name]) => name);
  const earlier = names.map((name) => [name, { from: `${each}${step(name)}` }] as const);
  const places = names.map((name) => `/load/answers${step(name)}`);
  return {
    form: {
      ...file,
      load: {
        ...call,
        ...(input && { input }),
        answers: { ...bound(own), ...Object.fromEntries(earlier) },
      },
    },
    origins: places
      .flatMap((place) => [`${place}/from`, place])
      .map((place) => ({ at: place, key: `form/${file.id}`, file: at, pointer: '/load/each' })),
  };
}

const bound = (
  own: NonNullable<NonNullable<FormFile['load']>['answers']>,
): Record<string, Binding> =>
  Object.fromEntries(Object.entries(own).flatMap(([name, from]) => (from ? [[name, from]] : [])));

const aboutTheSame = (submit: FormFile['submit']) =>
  submit?.input?.path && { path: submit.input.path };

/**
 * Whether what was answered once can be the answer again: no tick, phrase or secret, nothing that is not sent, and no
 * proof but where the form asks again for what alone is to be said anew.
 */
const isKept = (property: Property, field: Partial<Field> = {}, isAgain: boolean): boolean =>
  property.local !== true &&
  !now.some((rule) => property[rule] !== undefined) &&
  !typed.has(String(field.widget)) &&
  (isAgain || field.widget !== 'file');

const now = ['truthyCheckbox', 'exact_phrase', 'is_blocking'];
const typed = new Set(['confirmation', 'exactPhrase', 'password', 'otp']);
