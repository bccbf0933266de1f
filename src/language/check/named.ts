import type { FormDocument } from '../documents/form.ts';
import { didYouMean } from '../grammar/validateGrammar.ts';
import { grammars } from '../grammar/index.ts';
import { segments } from '../values/pointer.ts';
import { error, type Check } from './context.ts';
import { found } from '../grammar/walk.ts';

/** A widget that reads another field names one that is there: of its row, or of the form. */
export const checkNamed: Check = ({ kind, value }) => {
  if (kind !== 'form') return [];
  const { properties } = (value as FormDocument).data;
  return found(grammars.form, value, 'field').flatMap(({ value: name, pointer }) => {
    const [first, rows, inner] = segments(pointer);
    if (first !== 'fields') return [];
    const beside = inner === 'fields' ? properties[rows!]?.items?.['properties'] : properties;
    const names = Object.keys(beside ?? {});
    return names.includes(String(name))
      ? []
      : [error(pointer, `El campo «${String(name)}» no existe.${didYouMean(String(name), names)}`)];
  });
};
