import type { FormDocument } from '../documents/form.ts';
import { eachPointer } from '../expressions/eachPointer.ts';
import { segments } from '../values/pointer.ts';

/** The calls of a form that some parts of it read, and those that these are asked with, in the form's order. */
export function callsReadIn({ calls }: FormDocument, parts: readonly unknown[]): string[] {
  if (!calls) return [];
  const names = new Set<string>();
  const follow = (part: unknown) =>
    eachPointer(part, (pointer) => {
      const [root, name] = segments(pointer);
      if (root !== 'data' || !name || names.has(name) || !Object.hasOwn(calls, name)) return;
      names.add(name);
      follow(calls[name]);
    });
  for (const part of parts) follow(part);
  return Object.keys(calls).filter((name) => names.has(name));
}
