import type { WidgetProps } from '@rjsf/utils';
import { ChoiceList, chosenKeys } from './choiceList.tsx';
import { valueOfKey } from './choices.ts';
import { fieldOf } from '../fields/control.ts';
import type { Widget } from '../fields/widget.ts';

function Component(props: WidgetProps) {
  return <ChoiceList kind="radio" inline={fieldOf(props)['layout'] === 'inline'} {...props} />;
}

/** One of a few, all in sight. */
export const radio: Widget = {
  Component,
  live: true,
  group: true,
  read: (host, { property }) => {
    const [key] = chosenKeys(host);
    return { value: key === undefined ? undefined : valueOfKey(property, key) };
  },
};
