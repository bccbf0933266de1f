import { calls as known } from '#/contract/calls.gen.ts';
import type { FormDocument } from '../documents/form.ts';
import type { Value } from '../expressions/binding.ts';
import { sentMembers } from '../requests/sentMembers.ts';
import { segments, step } from '../values/pointer.ts';
import { error, type Check } from './context.ts';

/**
 * What a form shows and is judged by is about what it sends: a reading call takes a member that is sent too from the
 * same place, and its path the thing that the body names (`/accounts/{id}` the `uuid_account`). What either takes from
 * an answer of the server is the server's.
 */
export const checkAskedAlike: Check = ({ kind, value }) => {
  const form = value as FormDocument;
  if (kind !== 'form' || !form.submit) return [];
  const sent = new Map<string, string>();
  for (const { member, answer, value: given } of sentMembers(form)) {
    const said = answer === undefined ? told(given) : `/answers/${answer}`;
    if (said !== undefined) sent.set(member, said);
  }
  const { submit, load, calls = {} } = form;
  for (const [own, given] of Object.entries(submit.input?.path ?? {})) {
    const said = told(given);
    if (said !== undefined) sent.set(namedBy(submit.call, own), said);
  }
  const reading = Object.entries(calls).map(([name, use]) => ({ use, at: `/calls${step(name)}` }));
  if (load) reading.push({ use: load, at: '/load' });
  return reading.flatMap(({ use: { call, input = {} }, at }) => {
    return (['path', 'query', 'body'] as const).flatMap((part) =>
      Object.entries(input[part] ?? {}).flatMap(([own, given]) => {
        const member = part === 'path' ? namedBy(call, own) : own;
        const asked = told(given);
        const other = sent.get(member);
        if (asked === undefined || other === undefined || asked === other) return [];
        return [
          error(
            `${at}/input/${part}${step(own)}`,
            `Se pregunta por «${asked}» y el formulario envía «${other}» en «${member}»: sería otra cosa.`,
          ),
        ];
      }),
    );
  });
};

/** What a value says, where a document says it: a literal, or where it is read. */
function told(value: Value | undefined): string | undefined {
  if (value === undefined || value === null || typeof value !== 'object') return String(value);
  return segments(value.from)[0] === 'data' ? undefined : value.from;
}

/** The member by which bodies name what a parameter of a path names: `/accounts/{id}` the `uuid_account`. */
function namedBy(call: string, parameter: string): string {
  const path = Object.hasOwn(known, call) ? known[call as keyof typeof known].path : '';
  const places = path.split('/');
  const collection = places[places.indexOf(`{${parameter}}`) - 1] ?? '';
  return `uuid_${collection.replace(/s$/, '')}`;
}
