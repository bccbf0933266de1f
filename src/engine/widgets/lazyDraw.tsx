import type { ComponentType } from 'react';
import type { WidgetName } from '#/language/widgets/index.ts';
import type { Widget, WidgetProps } from '../fields/widget.ts';
import { late } from '../parts/late.tsx';

/** A drawing that is fetched when a form first needs it; until then its place is kept. */
export function lazyDraw<Name extends WidgetName>(
  load: () => Promise<{ default: ComponentType<WidgetProps<Name>> }>,
): Pick<Widget<Name>, 'Component' | 'bring'> {
  const Component = late(load, ({ id }: WidgetProps<Name>) => (
    <span className="bone bone--control" id={id} tabIndex={-1} />
  ));
  return { Component, bring: Component.bring };
}
