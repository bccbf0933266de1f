import { lazy, Suspense, type ComponentType } from 'react';
import type { WidgetProps } from '@rjsf/utils';

/** A drawing that is fetched when a form first needs it; until then its place is kept. */
export function lazyDraw(load: () => Promise<{ default: ComponentType<WidgetProps> }>) {
  const Inner = lazy(load);
  return function Draw(props: WidgetProps) {
    return (
      <Suspense fallback={<span className="bone bone--control" id={props.id} tabIndex={-1} />}>
        <Inner {...props} />
      </Suspense>
    );
  };
}
