import { ChoiceList, chosenKeys } from './choiceList.tsx';
import { valueOfKey } from './choices.ts';
import { followOffers } from './followOffers.tsx';
import type { Widget, WidgetProps } from '../fields/widget.ts';

function Component(props: WidgetProps<'checkboxes'>) {
  return <ChoiceList kind="checkbox" {...props} />;
}

/** Any of a few; none chosen is no answer. */
export const checkboxes: Widget<'checkboxes'> = {
  Component: followOffers(Component),
  live: true,
  group: true,
  read: (host, { property }) => {
    const values = chosenKeys(host).map((key) => valueOfKey(property, key));
    return { value: values.length ? values : undefined };
  },
};
