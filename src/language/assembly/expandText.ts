import type { FormFile } from '../documents/part.ts';
import { grammars } from '../grammar/index.ts';
import type { FileDiagnostic } from '../values/diagnostic.ts';
import { expand, type Origin, type Part } from './expand.ts';
import { readText } from './readText.ts';
import { salvage } from './salvage.ts';
import type { DocumentFile } from './source.ts';
import { writtenAt } from './writtenAt.ts';

/** A form as it is served, written out: its own text where it uses no part. */
export interface ExpandedText {
  text: string;
  /** With faults: what can be made of it. */
  value: unknown;
  origins: readonly Origin[];
  faults: FileDiagnostic[];
}

/** Puts the parts into a form that its file has; each fault stands where it is written, in the form or in a part. */
export function expandText(
  { file, text: written }: DocumentFile,
  form: FormFile,
  parts: ReadonlyMap<string, Part>,
): ExpandedText {
  const { form: expanded, origins, faults: unused } = expand(form, parts);
  const text = expanded === form ? written : `${JSON.stringify(expanded, null, 2)}\n`;
  const { value, faults: unfit } = readText(text, 'form');
  const faults = [
    ...unused.map((fault) => ({ ...fault, file })),
    ...unfit.map((fault) => {
      const { file: at = file, pointer = fault.pointer } = writtenAt(origins, fault.pointer) ?? {};
      return { ...fault, file: at, pointer };
    }),
  ];
  return { text, value: unfit.length > 0 ? salvage(text, grammars.form) : value, origins, faults };
}
