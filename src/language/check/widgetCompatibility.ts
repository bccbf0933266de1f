import type { Property } from '../documents/form.ts';
import type { Drawn, Schema } from '../notation/grammar.ts';
import { widgets, type WidgetName } from '../widgets/index.ts';

/** Why a widget cannot draw a property; `undefined` when it can. */
export function widgetCompatibility(
  property: Property,
  widget: string | undefined,
): string | undefined {
  const kind = drawnAs(property);
  if (widget === undefined)
    return kind === 'rows' ? 'Una lista de filas necesita "widget": "rows".' : undefined;
  const { draws = [] }: Schema = widgets[widget as WidgetName];
  return draws.includes(kind) ? undefined : `«${widget}» no dibuja una propiedad de tipo ${kind}.`;
}

/** The kind of a property, as widgets tell them apart. */
export function drawnAs({ type, items }: Property): Drawn {
  if (type !== 'array') return type;
  return items?.type === 'object' ? 'rows' : 'list';
}
