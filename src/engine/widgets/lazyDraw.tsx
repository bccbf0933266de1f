import { lazy, Suspense, type ComponentType } from 'react';
import type { WidgetName } from '#/language/widgets/index.ts';
import type { WidgetProps } from '../fields/widget.ts';

/** A drawing that is fetched when a form first needs it; until then its place is kept. */
export function lazyDraw<Name extends WidgetName>(
  load: () => Promise<{ default: ComponentType<WidgetProps<Name>> }>,
) {
  const Inner = lazy(load);
  return function Draw(props: WidgetProps<Name>) {
    return (
      <Suspense fallback={<span className="bone bone--control" id={props.id} tabIndex={-1} />}>
        <Inner {...props} />
      </Suspense>
    );
  };
}
