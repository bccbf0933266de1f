import type { Field, Property } from '../documents/form.ts';
import type { Block } from '../documents/block.ts';

/** One question that shows what a widget is for: the gallery draws it, tests judge it. */
export interface WidgetExample {
  /** As in the `data` of a form. */
  property: Property;
  /** As in its `fields`, without the widget's name. */
  field?: Field;
  /** An answer as it travels, to which nobody objects. */
  value: unknown;
  /** An answer that the property's own rules refuse. */
  wrong?: unknown;
  /** The same question in the widget's other looks, each laid over `field`. */
  others?: readonly Field[];
}

/** One block as in a screen, and what the calls that feed it answer. */
export interface BlockExample {
  block: Block;
  /** Name of a call → its answer, read at `/data/<name>`. */
  data: Record<string, unknown>;
  /** What stands in the address. */
  query?: Record<string, string>;
  /** The same block in its other looks, each laid over `block`. */
  others?: readonly Partial<Block>[];
}

export type Example = WidgetExample | BlockExample;
