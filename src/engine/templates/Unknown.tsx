import type { WidgetProps } from '../fields/widget.ts';

/** Stands where nobody knows how to draw a field: said plainly, and nothing can be sent. */
export function Unknown({ id, context }: WidgetProps) {
  return (
    <p className="notice notice--danger" id={id} tabIndex={-1}>
      {context.words.text('widget_unknown')}
    </p>
  );
}
