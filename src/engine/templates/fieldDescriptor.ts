import type { Field, FormDocument, Property } from '#/language/documents/form.ts';
import { widgets } from '../widgets/index.ts';
import type { Widget } from '../fields/widget.ts';
import type { Path } from '../fields/path.ts';

/** A property with how it is drawn. Without a widget nobody knows how: it is shown so, and nothing is sent. */
export interface FieldDescriptor {
  name: string;
  property: Property;
  field: Field;
  widgetName: string;
  widget: Widget | undefined;
}

const parts = new WeakMap<FormDocument, Map<string, FieldDescriptor | undefined>>();

/** The part of a form that a path of the answers leads to; rows share the parts of their columns. */
export function fieldDescriptorOf(
  document: FormDocument,
  [name, , column]: Path,
): FieldDescriptor | undefined {
  const known = parts.get(document) ?? parts.set(document, new Map()).get(document)!;
  const key = column === undefined ? String(name) : `${name}/${column}`;
  if (!known.has(key)) known.set(key, find(document, String(name), column));
  return known.get(key);
}

function find(
  document: FormDocument,
  name: string,
  column?: string | number,
): FieldDescriptor | undefined {
  const property = own(document.data.properties, name);
  const field = own(document.fields, name) ?? {};
  if (!property || column === undefined) return property && createPart(name, property, field);
  const inner = own(property.items?.properties as Record<string, Property>, String(column));
  return inner && createPart(String(column), inner, own(field.fields, String(column)) ?? {});
}

function createPart(name: string, property: Property, field: Field): FieldDescriptor {
  const widgetName = field.widget ?? usual(property);
  const widget = own(widgets as Record<string, Widget>, widgetName);
  return { name, property, field, widgetName, widget };
}

/** The widget of a property that names none. */
function usual({ type, enum: values, items, format }: Property): string {
  if (type === 'array') return items?.type === 'object' ? 'rows' : 'checkboxes';
  if (type === 'boolean') return 'checkbox';
  if (values) return 'select';
  if (type === 'integer') return 'integer';
  if (type === 'number') return 'decimal';
  return format === 'date' ? 'date' : format === 'email' ? 'email' : 'text';
}

function own<T>(table: Record<string, T> | undefined, name: string): T | undefined {
  return table && Object.hasOwn(table, name) ? table[name] : undefined;
}
