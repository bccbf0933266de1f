import { carriedKeys } from './carrier.ts';
import { valueOfKey } from './choices.ts';
import { LongList, Picker } from './LongList.tsx';
import { followOffers } from './followOffers.tsx';
import type { Widget, WidgetProps } from '../fields/widget.ts';

function Component(props: WidgetProps<'combobox'>) {
  return <LongList several={false} {...props} />;
}

/** One of a long list, found by any of its words, accents or none. */
export const combobox: Widget<'combobox'> = {
  Component: followOffers(Component),
  bring: Picker.bring,
  live: true,
  read: (host, { property }) => {
    const [key] = carriedKeys(host);
    return { value: key === undefined ? undefined : valueOfKey(property, key) };
  },
};
