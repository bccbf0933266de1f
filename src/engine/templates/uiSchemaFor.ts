import type { UiSchema } from '@rjsf/utils';
import type { FormDocument } from '#/language/documents/form.ts';
import { fieldDescriptorOf } from './fieldDescriptor.ts';
import { widgetFields } from './widgetField.ts';

const drawings = new WeakMap<FormDocument, Map<string, UiSchema>>();

/** How rjsf shall draw a property or a column of rows: made once per document, so a redraw finds the same object. */
export function uiSchemaFor(document: FormDocument, name: string, column?: string): UiSchema {
  const known = drawings.get(document) ?? drawings.set(document, new Map()).get(document)!;
  const key = column === undefined ? name : `${name}/${column}`;
  const made = known.get(key) ?? draw(document, name, column);
  known.set(key, made);
  return made;
}

function draw(document: FormDocument, name: string, column?: string): UiSchema {
  const part = fieldDescriptorOf(document, column === undefined ? [name] : [name, 0, column]);
  if (part?.widgetName === 'rows') return {};
  const field = part?.widget ? widgetFields[part.widgetName] : widgetFields['unknown'];
  return { 'ui:field': field, 'ui:options': { part } };
}
