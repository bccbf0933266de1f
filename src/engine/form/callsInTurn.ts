import type { CallUse, FormDocument } from '#/language/documents/form.ts';
import { eachPointer } from '#/language/expressions/eachPointer.ts';
import { segments } from '#/language/values/pointer.ts';

export type Calls = Record<string, CallUse>;

/** The calls of a form: those asked before it is drawn, and those that follow the answers, with the answers they read. */
export interface CallsInTurn {
  opening: Calls;
  following: Calls;
  /** Answers that the following calls are asked with. */
  read: ReadonlySet<string>;
}

/** Divides the calls of a form by whether they hang on answers, themselves or through another call. */
export function callsInTurn({ calls = {} }: FormDocument): CallsInTurn {
  const read = new Set<string>();
  const hangs = new Map<string, boolean>();
  const follows = (name: string): boolean => {
    const known = hangs.get(name);
    if (known !== undefined) return known;
    hangs.set(name, false);
    let does = false;
    eachPointer(calls[name], (pointer) => {
      const [root, first] = segments(pointer);
      if (root === 'answers') {
        if (first) read.add(first);
        does = true;
      } else if (root === 'data' && first && Object.hasOwn(calls, first) && follows(first))
        does = true;
    });
    hangs.set(name, does);
    return does;
  };
  const part = (wanted: boolean) =>
    Object.fromEntries(Object.entries(calls).filter(([name]) => follows(name) === wanted));
  return { opening: part(false), following: part(true), read };
}
