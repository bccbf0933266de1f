import type { ComponentType } from 'react';
import { effective } from '#/language/effective.ts';
import { isOffering, offeredBy } from '#/language/validation/offered.ts';
import type { WidgetName } from '#/language/widgets/index.ts';
import type { WidgetProps } from '../fields/widget.ts';
import { useFromScope } from './useFromScope.ts';

/**
 * Draws a widget again when what it offers has changed: rows have come, something can no longer be chosen. A question
 * whose options are the document's alone follows nothing.
 */
export function followOffers<Name extends WidgetName>(
  draw: (props: WidgetProps<Name>) => React.ReactNode,
): (props: WidgetProps<Name>) => React.ReactNode {
  const Drawn = draw as ComponentType<WidgetProps<Name>>;
  function Following(props: WidgetProps<Name>) {
    const { store } = props.context;
    const offers = useFromScope(props, (scope) => {
      const seen = { ...scope, answers: effective(store.document, scope).answers };
      return (offeredBy(props.asked, seen) ?? [])
        .map(
          ({ value, obstacles }) =>
            `${String(value)} ${obstacles.map(({ order }) => order).join()}`,
        )
        .join('\n');
    });
    return <Drawn {...props} key={props.asked.field.choices ? offers : undefined} />;
  }
  return (props) => (isOffering(props.asked.field) ? <Following {...props} /> : draw(props));
}
