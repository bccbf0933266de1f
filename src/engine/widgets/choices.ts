import type { Scalar } from '#/language/expressions/condition.ts';
import type { Property } from '#/language/documents/form.ts';
import type { FormContext } from '../fields/formContext.ts';
import type { Asked } from '#/language/widgets/asked.ts';

export interface Choice {
  value: Scalar;
  /** The value as the control carries it. */
  key: string;
  label: string;
  hint?: string;
}

/** The choices of a field in order: its own labels first, then its code list's, then the bare value. */
export function choicesOf(
  { field, property }: Asked,
  { words, say }: Pick<FormContext, 'words' | 'say'>,
): Choice[] {
  const { options = {}, codes } = field;
  const list = codes ? (words.codes?.(codes)?.items ?? {}) : {};
  const values =
    property.enum ?? (property.items as Property | undefined)?.enum ?? Object.keys(list);
  return (values as Scalar[])
    .map((value) => {
      const key = String(value);
      const option = Object.hasOwn(options, key) ? options[key] : undefined;
      const code = Object.hasOwn(list, key) ? list[key] : undefined;
      const told = option?.label ?? code?.label ?? key;
      const hint = option?.hint ?? code?.hint;
      return {
        value,
        key,
        order: option?.order ?? code?.order ?? Infinity,
        label: say(told),
        hint: hint && say(hint),
      };
    })
    .sort((a, b) => (a.order === b.order ? 0 : a.order - b.order));
}

/** The answer behind a control's text: its own type comes back from the property. */
export function valueOfKey(property: Property, key: string): Scalar | undefined {
  const values = property.enum ?? (property.items as Property | undefined)?.enum;
  return values ? values.find((value) => String(value) === key) : key || undefined;
}
