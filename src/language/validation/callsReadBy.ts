import type { CallUse } from '../documents/form.ts';
import { eachPointer } from '../expressions/eachPointer.ts';
import { namesIn } from './plan.ts';

/** The calls whose answers one is asked with, or asked by. */
export function callsReadBy(use: CallUse): string[] {
  const pointers: string[] = [];
  eachPointer(use, (pointer) => pointers.push(pointer));
  return namesIn('data', pointers);
}
