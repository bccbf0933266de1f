import { Counter } from './Counter.tsx';
import { control } from '../fields/control.ts';
import { typedText, type Widget, type WidgetProps } from '../fields/widget.ts';

function Component(props: WidgetProps<'textarea'>) {
  const { lines, counter } = props.asked.field;
  const { maxLength } = props.asked.property as { maxLength?: number };
  const attributes = control(props);
  const counterId = `${props.id}__counter`;
  const told = [attributes['aria-describedby'], counter && counterId].filter(Boolean).join(' ');
  return (
    <>
      <textarea
        className="input"
        rows={lines ?? 5}
        {...attributes}
        aria-describedby={told || undefined}
      />
      {counter && <Counter {...props} counterId={counterId} longest={maxLength} />}
    </>
  );
}

/** Several lines of text. */
export const textarea: Widget<'textarea'> = {
  Component,
  read: (host) => ({ value: typedText(host) }),
};
