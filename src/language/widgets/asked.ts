import type { Text } from '../expressions/binding.ts';
import type { Field, Property } from '../documents/form.ts';
import type { WidgetName, WidgetOptions } from './index.ts';

/** A question: what its answer is, and how the document wants it drawn. */
export interface Asked {
  property: Property;
  field: Field;
}

/** How a property is drawn by a widget that is known: what every field says and what the widget's own grammar adds. */
export type FieldOf<Name extends WidgetName> = Field & WidgetOptions[Name];

/** A question whose widget is known. */
export interface AskedOf<Name extends WidgetName> extends Asked {
  field: FieldOf<Name>;
}

/** Whether a field names a widget, whose options it then has: every document is judged by its grammar first. */
export function isFieldOf<Name extends WidgetName>(
  field: Field,
  name: Name,
): field is FieldOf<Name> {
  return field.widget === name;
}

/** The same of a question, whose field may leave the widget to its kind of property. */
export function isDrawnBy<Name extends WidgetName>(
  asked: Asked,
  name: Name,
): asked is AskedOf<Name> {
  return widgetOf(asked) === name;
}

/** The widget of a question: its own, or the usual one of its kind of property. */
export function widgetOf({ property, field }: Asked): string {
  const { type, enum: values, items, format } = property;
  if (field.widget) return field.widget;
  if (type === 'array') return items?.type === 'object' ? 'rows' : 'checkboxes';
  if (type === 'boolean') return 'checkbox';
  if (values) return 'select';
  if (type === 'integer') return 'integer';
  if (type === 'number') return 'decimal';
  return format === 'date' ? 'date' : format === 'email' ? 'email' : 'text';
}

/** How a question that nobody has to answer calls giving no answer, where it offers that as a choice. */
export const noneOf = (asked: Asked): Text | undefined =>
  isDrawnBy(asked, 'radio') || isDrawnBy(asked, 'radioCards') ? asked.field.none : undefined;
