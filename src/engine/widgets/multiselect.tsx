import { carriedKeys } from './carrier.ts';
import { valueOfKey } from './choices.ts';
import { LongList, Picker } from './LongList.tsx';
import { followOffers } from './followOffers.tsx';
import type { Widget, WidgetProps } from '../fields/widget.ts';

function Component(props: WidgetProps<'multiselect'>) {
  return <LongList several {...props} />;
}

/** Several of a long list, in the order in which they were chosen; none is no answer. */
export const multiselect: Widget<'multiselect'> = {
  Component: followOffers(Component),
  bring: Picker.bring,
  live: true,
  read: (host, { property }) => {
    const values = carriedKeys(host).map((key) => valueOfKey(property, key));
    return { value: values.length ? values : undefined };
  },
};
