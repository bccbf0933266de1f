import {
  applyEdits,
  findNodeAtLocation,
  modify,
  parseTree,
  type Edit,
  type JSONPath,
} from 'jsonc-parser';
import { same } from '../values/same.ts';
import { isObject } from '../values/mergePatch.ts';
import { printCompact } from './printCompact.ts';

/**
 * The text of a document that says something else now. What is the same stays byte for byte: one written as the program
 * writes (two spaces, one entry a line), as `npm run format` does or without any space stays so, and of any other only the
 * changed values are.
 * @returns the text itself where the value is what it says already
 */
export function rewrite(text: string, value: unknown): string {
  const before = JSON.parse(text) as unknown;
  if (same(before, value)) return text;
  const print = printerOf(text, before);
  if (!print) return changed(text, changesOf(before, value, []));
  const after = print(value);
  printers.set(after, print);
  return after;
}

type Print = (value: unknown) => string;

/** How the texts of the session were written: whoever edits one goes on with what came of the edit before. */
const printers = new Map<string, Print | undefined>();

/** How a text is written, where a printer of ours would write it so. */
function printerOf(text: string, value: unknown): Print | undefined {
  if (printers.has(text)) return printers.get(text);
  // One that says nothing yet is written no way at all.
  const known = text === '{}' ? [] : [printSpread, printCompact, printDense];
  const print = known.find((one) => one(value) === text);
  if (printers.size > 20) printers.clear();
  printers.set(text, print);
  return print;
}

export const printSpread = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`;

const printDense = (value: unknown): string => JSON.stringify(value);

interface Change {
  path: JSONPath;
  before: unknown;
  value: unknown;
}

/** A text with values changed. Of what is one word before and after, each is put in its place at once. */
function changed(text: string, changes: readonly Change[]): string {
  const isPlain = ({ before, value }: Change) => isScalar(before) && isScalar(value);
  const plain = changes.filter(isPlain);
  const tree = plain.length > 0 ? parseTree(text) : undefined;
  const edits = plain.map(({ path, value }): Edit => {
    const { offset, length } = findNodeAtLocation(tree!, path)!;
    return { offset, length, content: JSON.stringify(value) };
  });
  return changes.filter((one) => !isPlain(one)).reduce(edit, applyEdits(text, edits));
}

const isScalar = (value: unknown) =>
  value !== undefined && (value === null || typeof value !== 'object');

const edit = (text: string, { path, value }: Change): string =>
  applyEdits(
    text,
    modify(text, path, value, { formattingOptions: { insertSpaces: true, tabSize: 2, eol: '\n' } }),
  );

/** What to write where, so that one value becomes the other; `undefined` is taken away. */
function changesOf(before: unknown, after: unknown, path: JSONPath): Change[] {
  if (same(before, after)) return [];
  if (!isObject(before) || !isObject(after)) return [{ path, before, value: after }];
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])];
  return names.flatMap((name) =>
    changesOf(
      Object.hasOwn(before, name) ? before[name] : undefined,
      Object.hasOwn(after, name) ? after[name] : undefined,
      [...path, name],
    ),
  );
}
