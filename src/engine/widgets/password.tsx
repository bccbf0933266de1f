import { useState } from 'react';
import { control } from '../fields/control.ts';
import type { Widget, WidgetProps } from '../fields/widget.ts';

function Component(props: WidgetProps<'password'>) {
  const { text } = props.context.words;
  const [shown, setShown] = useState(false);
  const attributes = control(props);
  return (
    <div className="password">
      <input
        className="input"
        type={shown ? 'text' : 'password'}
        spellCheck={false}
        autoCapitalize="none"
        {...attributes}
        defaultValue=""
        autoComplete={attributes.autoComplete ?? 'current-password'}
      />
      <button
        type="button"
        className="password-toggle"
        aria-controls={props.id}
        aria-label={text(shown ? 'page.password.hide_name' : 'page.password.show_name')}
        onClick={() => setShown(!shown)}
      >
        {text(shown ? 'page.password.hide' : 'page.password.show')}
      </button>
      <span className="visually-hidden" role="status">
        {shown ? text('page.password.seen') : ''}
      </span>
    </div>
  );
}

/** A password: never trimmed, never drawn from an answer, shown only on request. */
export const password: Widget<'password'> = {
  Component,
  read: (host) => ({ value: (host as HTMLInputElement).value || undefined }),
  show: (value) => (value ? '••••••••' : ''),
};
