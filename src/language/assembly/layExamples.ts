import type { FormFile } from '../documents/part.ts';
import { didYouMean } from '../grammar/validateGrammar.ts';
import { mergePatch } from '../values/mergePatch.ts';
import { step } from '../values/pointer.ts';
import type { Diagnostic } from '../values/diagnostic.ts';

/**
 * Examples that say what they are `like` have the answers and the scope of that one, but for what they say themselves;
 * `null` takes an answer away. The other is like none.
 * @returns the form as it is served, and faults that point into the form
 */
export function layExamples(file: FormFile): { form: FormFile; faults: Diagnostic[] } {
  const { examples = {} } = file;
  const alike = Object.entries(examples).filter(([, { like }]) => like !== undefined);
  if (alike.length === 0) return { form: file, faults: [] };
  const faults = alike.flatMap(([name, { like }]) => {
    const why = whyNot(like!, examples);
    const pointer = `/examples${step(name)}/like`;
    return why === undefined ? [] : [{ pointer, message: why, severity: 'error' as const }];
  });
  const laid = Object.entries(examples).map(([name, { like, ...own }]) => {
    const under = like !== undefined && Object.hasOwn(examples, like) ? examples[like]! : {};
    const { answers, scope } = mergePatch(under, own) as typeof own;
    return [name, { ...own, answers, ...(scope && { scope }) }] as const;
  });
  return { form: { ...file, examples: Object.fromEntries(laid) }, faults };
}

function whyNot(like: string, examples: NonNullable<FormFile['examples']>): string | undefined {
  if (!Object.hasOwn(examples, like))
    return `No hay ningún ejemplo «${like}».${didYouMean(like, Object.keys(examples))}`;
  return examples[like]!.like === undefined
    ? undefined
    : `«${like}» se dice por otro ejemplo: parta del primero.`;
}
