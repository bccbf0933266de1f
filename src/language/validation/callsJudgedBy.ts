import type { FormDocument } from '../documents/form.ts';
import { callsReadIn } from './callsReadIn.ts';

/**
 * The calls of a form whose answers decide what it shows, requires, limits or offers, and those that they are asked
 * with: the server asks them again before it judges.
 */
export function callsJudgedBy(form: FormDocument): string[] {
  const { data, rules, steps, fields, again } = form;
  const gates = Object.values(steps).map(({ when }) => when);
  const offered = Object.values(fields).map(({ choices, unavailable }) => [
    choices,
    unavailable,
    { from: choices?.rows },
  ]);
  const asked = [again?.only, again?.seen, again?.before].map((from) => ({ from }));
  return callsReadIn(form, [data, rules, gates, offered, ...asked]);
}
