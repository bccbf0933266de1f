import { useEffect, useRef, useState } from 'react';
import { checkGiinFormat } from '#/domain/rules/giinFormat.ts';
import { control } from '../fields/control.ts';
import { groupGiin } from './groupGiin.ts';
import { setInputValue, typedText, type Widget, type WidgetProps } from '../fields/widget.ts';

function Component(props: WidgetProps<'giin'>) {
  const { ports } = props.context;
  const attributes = control(props);
  const input = useRef<HTMLInputElement>(null);
  const [advice, advise] = useState('');
  const look = () => {
    const typed = input.current && typedText(input.current);
    const [issue] = typed ? checkGiinFormat(groupGiin(typed)) : [];
    advise(issue ? ports.message(issue, props.label) : '');
  };
  useEffect(() => {
    const element = input.current;
    // The form keeps the event to itself, so it is heard on the control.
    const group = (event: Event) => element && groupWhileTyping(element, event as InputEvent);
    element?.addEventListener('input', group);
    return () => element?.removeEventListener('input', group);
  }, []);
  return (
    <>
      <input
        ref={input}
        type="text"
        className="input input--code input--medium"
        autoCapitalize="characters"
        spellCheck={false}
        {...attributes}
        autoComplete={attributes.autoComplete ?? 'off'}
        onBlur={look}
      />
      <p className="field-after" role="status">
        {advice}
      </p>
    </>
  );
}

/** A GIIN, written XXXXXX.XXXXX.XX.XXX while it is typed; an unusual form is pointed out and not refused. */
export const giin: Widget<'giin'> = {
  Component,
  read: (host) => {
    const typed = typedText(host);
    return { value: typed && groupGiin(typed) };
  },
  normalize: (host, value) => setInputValue(host, typeof value === 'string' ? value : ''),
};

/** Groups at the end of the text alone: in the middle the cursor would jump, and what was deleted come back. */
function groupWhileTyping(input: HTMLInputElement, { inputType }: InputEvent): void {
  const atEnd = input.selectionStart === input.value.length;
  if (!atEnd || inputType?.startsWith('delete')) return;
  setInputValue(input, groupGiin(input.value));
}
