import type { Scalar } from '#/language/expressions/condition.ts';
import type { Property } from '#/language/documents/form.ts';
import { ChoiceList, chosenKeys } from './choiceList.tsx';
import { valueOfKey } from './choices.ts';
import type { Widget, WidgetProps } from '../fields/widget.ts';

function Component(props: WidgetProps<'yesno'>) {
  const { say } = props.context;
  const labels = props.asked.field;
  const [yes, no] = answersOf(props.asked.property);
  const choices = [
    { value: yes, key: String(yes), label: say(labels.yes ?? 'page.yes') },
    { value: no, key: String(no), label: say(labels.no ?? 'page.no') },
  ];
  return <ChoiceList kind="radio" inline choices={choices} {...props} />;
}

/** A question answered with yes or no; nothing is chosen beforehand. */
export const yesno: Widget<'yesno'> = {
  Component,
  live: true,
  group: true,
  show: (value, { property, field }, context) => {
    const [yes] = answersOf(property);
    const label = value === yes ? (field.yes ?? 'page.yes') : (field.no ?? 'page.no');
    return context ? context.say(label) : String(value);
  },
  read: (host, { property }) => {
    const [key] = chosenKeys(host);
    if (key === undefined) return { value: undefined };
    return { value: property.type === 'boolean' ? key === 'true' : valueOfKey(property, key) };
  },
};

/** `true` and `false`, or the two values of an enum, the affirmative first. */
function answersOf({ enum: values }: Property): [Scalar, Scalar] {
  return values?.length === 2 ? [values[0]!, values[1]!] : [true, false];
}
