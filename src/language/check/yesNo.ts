import type { FormDocument } from '../documents/form.ts';
import type { CodesDocument } from '../documents/tenantDocuments.ts';
import { step } from '../values/pointer.ts';
import type { Diagnostic } from '../values/diagnostic.ts';
import { error, type Check } from './context.ts';
import { levelsOf, type Level } from './levels.ts';
import { valuesOf } from './options.ts';

/** The list of what yes and no are called. */
const LIST = 'codes/yes-no';

/** A text that is answered with yes or no has these two values, and yes is the first: the button says what is sent. */
export const checkYesNo: Check = ({ kind, value }, { documents }) => {
  if (kind !== 'form') return [];
  const list = documents.get(LIST)?.value as CodesDocument | undefined;
  const words = Object.entries(list?.items ?? {})
    .sort(([, left], [, right]) => left.order - right.order)
    .map(([code]) => code);
  return levelsOf(value as FormDocument).flatMap((level) => checkLevel(level, words));
};

function checkLevel({ properties, fields, at }: Level, [yes, no]: string[]): Diagnostic[] {
  return Object.entries(fields).flatMap(([name, { widget }]) => {
    const property = Object.hasOwn(properties, name) ? properties[name]! : undefined;
    if (widget !== 'yesno' || property?.type !== 'string') return [];
    const values = valuesOf(property);
    const here = `${at.properties}${step(name)}`;
    if (values.length !== 2)
      return [
        error(
          values.length === 0 ? here : `${here}/enum`,
          '«yesno» son dos respuestas: ponga dos en «enum», primero la que dice sí.',
        ),
      ];
    return values[0] === no || values[1] === yes
      ? [
          error(
            `${here}/enum`,
            `Quien dijera sí contestaría «${String(values[0])}»: va primero el sí.`,
          ),
        ]
      : [];
  });
}
