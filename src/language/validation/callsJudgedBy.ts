import type { FormDocument } from '../documents/form.ts';
import { eachPointer } from '../expressions/eachPointer.ts';
import { segments } from '../values/pointer.ts';

/**
 * The calls of a form whose answers decide what it shows, requires, limits or offers, and those that they are asked
 * with: the server asks them again before it judges.
 */
export function callsJudgedBy({
  data,
  rules,
  steps,
  fields,
  again,
  calls,
}: FormDocument): string[] {
  if (!calls) return [];
  const names = new Set<string>();
  const gates = Object.values(steps).map(({ when }) => when);
  const offered = Object.values(fields).map(({ choices, unavailable }) => [
    choices,
    unavailable,
    { from: choices?.rows },
  ]);
  const follow = (part: unknown) => eachPointer(part, (pointer) => add(pointer));
  const add = (pointer: string) => {
    const [root, name] = segments(pointer);
    if (root !== 'data' || !name || names.has(name) || !Object.hasOwn(calls, name)) return;
    names.add(name);
    follow(calls[name]);
  };
  const asked = [again?.only, again?.seen, again?.before].map((from) => ({ from }));
  for (const part of [data, rules, gates, offered, ...asked]) follow(part);
  return Object.keys(calls).filter((name) => names.has(name));
}
