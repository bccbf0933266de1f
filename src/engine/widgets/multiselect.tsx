import type { WidgetProps } from '@rjsf/utils';
import { carriedKeys } from './carrier.ts';
import { valueOfKey } from './choices.ts';
import { LongList } from './LongList.tsx';
import type { Widget } from '../fields/widget.ts';

function Component(props: WidgetProps) {
  return <LongList several {...props} />;
}

/** Several of a long list, in the order in which they were chosen; none is no answer. */
export const multiselect: Widget = {
  Component,
  live: true,
  read: (host, { property }) => {
    const values = carriedKeys(host).map((key) => valueOfKey(property, key));
    return { value: values.length ? values : undefined };
  },
};
