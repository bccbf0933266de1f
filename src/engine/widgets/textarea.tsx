import type { WidgetProps } from '@rjsf/utils';
import type { WidgetOptions } from '#/language/widgets/index.ts';
import { Counter } from './Counter.tsx';
import { askedOf, control, fieldOf } from '../fields/control.ts';
import { typedText, type Widget } from '../fields/widget.ts';

function Component(props: WidgetProps) {
  const { lines, counter } = fieldOf(props) as WidgetOptions['textarea'];
  const { maxLength } = askedOf(props).property as { maxLength?: number };
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
export const textarea: Widget = { Component, read: (host) => ({ value: typedText(host) }) };
