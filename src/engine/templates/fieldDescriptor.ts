import type { FormDocument, Property } from '#/language/documents/form.ts';
import { widgetOf, type Asked } from '#/language/widgets/asked.ts';
import { widgets } from '../widgets/index.ts';
import type { Widget } from '../fields/widget.ts';
import type { Path } from '../fields/path.ts';

/** A property with how it is drawn. Without a widget nobody knows how: it is shown so, and nothing is sent. */
export interface FieldDescriptor extends Asked {
  name: string;
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
  if (!property || column === undefined) return property && describe(name, { property, field });
  const inner = own(property.items?.properties as Record<string, Property>, String(column));
  const drawn = own(field.fields, String(column)) ?? {};
  return inner && describe(String(column), { property: inner, field: drawn });
}

function describe(name: string, asked: Asked): FieldDescriptor {
  const widgetName = widgetOf(asked);
  return { name, ...asked, widgetName, widget: own<Widget>(widgets, widgetName) };
}

function own<T>(table: Record<string, T> | undefined, name: string): T | undefined {
  return table && Object.hasOwn(table, name) ? table[name] : undefined;
}
