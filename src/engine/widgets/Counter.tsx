import { useEffect, useState } from 'react';
import { formatInteger } from '#/domain/money/format.ts';
import { FREE_TEXT } from '#/language/values/freeText.ts';
import type { FormContext } from '../fields/formContext.ts';
import type { WidgetProps } from '../fields/widget.ts';

/** How long a person must pause before the count is read out, in milliseconds. */
const PAUSE = 1000;

interface CounterProps extends Pick<WidgetProps, 'id' | 'context' | 'value'> {
  /** What the control is described by. */
  counterId: string;
  longest: number | undefined;
}

/** How many characters are left below a control: seen at once, read out after a pause. */
export function Counter({ id, context, value, counterId, longest = FREE_TEXT }: CounterProps) {
  const { text } = context.words;
  const [left, setLeft] = useState(longest - lengthOf(String(value ?? '')));
  const [told, setTold] = useState<number>();
  useEffect(() => {
    const control = document.getElementById(id) as HTMLTextAreaElement;
    let timer: ReturnType<typeof setTimeout>;
    // The form keeps the events of its controls from React: heard where they happen.
    const count = () => {
      const now = longest - lengthOf(control.value);
      setLeft(now);
      clearTimeout(timer);
      timer = setTimeout(() => setTold(now), PAUSE);
    };
    control.addEventListener('input', count);
    return () => {
      clearTimeout(timer);
      control.removeEventListener('input', count);
    };
  }, [id, longest]);
  return (
    <>
      <p className={left < 0 ? 'field-error' : 'field-after'} id={counterId} aria-hidden="true">
        {sentence(left, text)}
      </p>
      <p className="visually-hidden" role="status">
        {told !== undefined && sentence(told, text)}
      </p>
    </>
  );
}

function sentence(left: number, text: FormContext['words']['text']): string {
  if (left === 1) return text('page.characters.one');
  return left < 0
    ? text('page.characters.over', { count: formatInteger(-left) })
    : text('page.characters.left', { count: formatInteger(left) });
}

/** As the rule counts it: an emoji is one. */
const lengthOf = (typed: string) => [...typed].length;
