import type { FormFile } from '../documents/part.ts';
import { grammars } from '../grammar/index.ts';
import type { FileDiagnostic } from '../values/diagnostic.ts';
import { expand, type Origin, type Part } from './expand.ts';
import { layExamples } from './layExamples.ts';
import { putEarlier } from './putEarlier.ts';
import { readText } from './readText.ts';
import { salvage } from './salvage.ts';
import type { DocumentFile } from './source.ts';
import { putTitles, type Questions } from './titles.ts';
import { writtenAt } from './writtenAt.ts';

/** A form as it is served, written out: its own text where it takes nothing from elsewhere. */
export interface ExpandedText {
  text: string;
  /** With faults: what can be made of it. */
  value: unknown;
  origins: readonly Origin[];
  faults: FileDiagnostic[];
}

/**
 * Puts the parts into a form that its file has, and the words of its questions; each fault stands where it is written,
 * in the form, in a part or in the list.
 */
export function expandText(
  { file, text: written }: DocumentFile,
  form: FormFile,
  parts: ReadonlyMap<string, Part>,
  lists: ReadonlyMap<string, Questions>,
): ExpandedText {
  const { form: whole, origins: given, faults: unused } = expand(form, parts);
  const { form: named, origins: titles, faults: untitled } = putTitles(whole, lists);
  const { form: loading, origins: earlier } = putEarlier(named, file);
  const { form: expanded, faults: unlike } = layExamples(loading);
  const origins = [...earlier, ...titles, ...given];
  const text = expanded === form ? written : `${JSON.stringify(expanded, null, 2)}\n`;
  const { value, faults: unfit } = readText(text, 'form');
  const faults = [
    ...[...unused, ...unlike].map((fault) => ({ ...fault, file })),
    ...[...untitled, ...unfit].map((fault) => {
      const { file: at = file, pointer = fault.pointer } = writtenAt(origins, fault.pointer) ?? {};
      return { ...fault, file: at, pointer };
    }),
  ];
  return { text, value: unfit.length > 0 ? salvage(text, grammars.form) : value, origins, faults };
}
