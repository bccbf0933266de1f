import type { FormDocument } from '../documents/form.ts';
import { step } from '../values/pointer.ts';
import { warning, type Check } from './context.ts';
import { sentenceOf } from './texts.ts';

/** Questions of one page that are asked in the same words: whoever answers cannot tell them apart. */
export const checkCalledTwice: Check = ({ kind, value }) => {
  if (kind !== 'form') return [];
  const { data, steps } = value as FormDocument;
  return Object.values(steps).flatMap(({ fields }) => {
    const said = new Set<string>();
    const names = Object.keys(fields).sort((one, other) => fields[one]! - fields[other]!);
    return names.flatMap((name) => {
      const { title } = data.properties[name] ?? {};
      if (title === undefined) return [];
      const words = sentenceOf(title);
      if (!said.has(words)) {
        said.add(words);
        return [];
      }
      return [
        warning(
          `/data/properties${step(name)}/title`,
          `Otra pregunta de la misma página se lee igual: «${words}».`,
        ),
      ];
    });
  });
};
