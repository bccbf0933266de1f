import { applyEdits, modify, type JSONPath } from 'jsonc-parser';
import { same } from '../values/same.ts';
import { isObject } from '../values/mergePatch.ts';
import { printCompact } from './printCompact.ts';

/**
 * The text of a document that says something else now. What is the same stays byte for byte: one written as the program
 * writes (two spaces, one entry a line) or as `npm run format` does stays so, and of any other only the changed values are.
 * @returns the text itself where the value is what it says already
 */
export function rewrite(text: string, value: unknown): string {
  const before = JSON.parse(text) as unknown;
  if (same(before, value)) return text;
  const print = [printSpread, printCompact].find((one) => one(before) === text);
  return print ? print(value) : changesOf(before, value, []).reduce(edit, text);
}

export const printSpread = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

interface Change {
  path: JSONPath;
  value: unknown;
}

const edit = (text: string, { path, value }: Change): string =>
  applyEdits(
    text,
    modify(text, path, value, { formattingOptions: { insertSpaces: true, tabSize: 2, eol: '\n' } }),
  );

/** What to write where, so that one value becomes the other; `undefined` is taken away. */
function changesOf(before: unknown, after: unknown, path: JSONPath): Change[] {
  if (same(before, after)) return [];
  if (!isObject(before) || !isObject(after)) return [{ path, value: after }];
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return names.flatMap((name) =>
    changesOf(
      Object.hasOwn(before, name) ? before[name] : undefined,
      Object.hasOwn(after, name) ? after[name] : undefined,
      [...path, name],
    ),
  );
}
