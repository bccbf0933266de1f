import type { FieldTemplateProps } from '@rjsf/utils';
import type { FormContext } from './formContext.ts';
import type { WidgetProps } from './widget.ts';

/** What the form around gives to everything that rjsf draws in it. */
export function contextOf({ registry }: Pick<FieldTemplateProps, 'registry'>): FormContext {
  return registry.formContext as FormContext;
}

export const hintId = (id: string) => `${id}__hint`;
export const errorId = (id: string) => `${id}__error`;

/** Points to the hint and the message of a field, as far as it has them. */
export function describedBy({
  id,
  asked,
  rawErrors,
}: Pick<WidgetProps, 'id' | 'asked' | 'rawErrors'>): string | undefined {
  const hint = asked.field.hint ? hintId(id) : '';
  const error = rawErrors?.length ? errorId(id) : '';
  return hint && error ? `${hint} ${error}` : hint || error || undefined;
}

export const invalid = ({ rawErrors }: Pick<WidgetProps, 'rawErrors'>) =>
  rawErrors?.length ? true : undefined;

/** Attributes that every one-control widget has: the id is the pointer of its answer. */
export function control(props: WidgetProps) {
  const { id, name, value, asked, context } = props;
  const { autocomplete, placeholder } = asked.field;
  return {
    id,
    name,
    'data-field': id,
    defaultValue: typeof value === 'string' || typeof value === 'number' ? value : '',
    autoComplete: autocomplete,
    placeholder: placeholder && context.words.text(placeholder),
    'aria-invalid': invalid(props),
    'aria-describedby': describedBy(props),
  };
}
