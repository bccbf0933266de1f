import type { FormDocument } from '../documents/form.ts';
import type { BlockExample, WidgetExample } from './example.ts';
import type { ScreenDocument } from '../documents/screen.ts';

/** The property under which the form of a widget's example asks its question, unless told. */
export const ASKED = 'example';

/** A form that asks the one question of a widget's example, which has to be answered. */
export function exampleForm(
  widget: string,
  { property, field }: WidgetExample,
  name = ASKED,
): FormDocument {
  return {
    kind: 'form',
    id: widget,
    title: widget,
    data: { type: 'object', properties: { [name]: property } },
    fields: { [name]: { widget, required: true, ...field } },
    steps: { only: { order: 10, title: widget, fields: { [name]: 10 } } },
  };
}

/** A screen with the one block of an example; its calls are named after the answers that they get. */
export function exampleScreen(type: string, { block, data }: BlockExample): ScreenDocument {
  return {
    kind: 'screen',
    id: type,
    path: `/${type.toLowerCase()}`,
    name: type,
    title: type,
    data: Object.fromEntries(Object.keys(data).map((call) => [call, { call }])),
    blocks: { [ASKED]: block },
  };
}
