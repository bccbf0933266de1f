import type { WidgetProps } from '@rjsf/utils';
import type { Field } from '#/language/documents/form.ts';
import type { FormContext } from './formContext.ts';
import type { Asked } from './widget.ts';

/** The question that a widget draws. */
export function askedOf({ options }: Pick<WidgetProps, 'options'>): Asked {
  return options['part'] as Asked;
}

/** How the property is drawn, as the document says. */
export function fieldOf(props: Pick<WidgetProps, 'options'>): Field {
  return askedOf(props).field;
}

/** What the form around gives to everything it draws. */
export function contextOf({ registry }: Pick<WidgetProps, 'registry'>): FormContext {
  return registry.formContext as FormContext;
}

export const hintId = (id: string) => `${id}__hint`;
export const errorId = (id: string) => `${id}__error`;

/** Points to the hint and the message of a field, as far as it has them. */
export function describedBy(props: Pick<WidgetProps, 'id' | 'options' | 'rawErrors'>) {
  const ids = [
    fieldOf(props).hint ? hintId(props.id) : '',
    props.rawErrors?.length ? errorId(props.id) : '',
  ].filter(Boolean);
  return ids.length ? ids.join(' ') : undefined;
}

export const invalid = ({ rawErrors }: Pick<WidgetProps, 'rawErrors'>) =>
  rawErrors?.length ? true : undefined;

/** Attributes that every one-control widget has: the id is the pointer of its answer. */
export function control(props: WidgetProps) {
  const { id, name, value } = props;
  const { autocomplete, placeholder } = fieldOf(props);
  return {
    id,
    name,
    'data-field': id,
    defaultValue: typeof value === 'string' || typeof value === 'number' ? value : '',
    autoComplete: autocomplete,
    placeholder: placeholder && contextOf(props).words.text(placeholder),
    'aria-invalid': invalid(props),
    'aria-describedby': describedBy(props),
  };
}
