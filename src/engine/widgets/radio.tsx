import { ChoiceList, readChosen } from './choiceList.tsx';
import { followOffers } from './followOffers.tsx';
import type { Widget, WidgetProps } from '../fields/widget.ts';

function Component(props: WidgetProps<'radio'>) {
  return <ChoiceList kind="radio" inline={props.asked.field.layout === 'inline'} {...props} />;
}

/** One of a few, all in sight. */
export const radio: Widget<'radio'> = {
  Component: followOffers(Component),
  live: true,
  group: true,
  read: readChosen,
};
