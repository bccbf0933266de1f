import { useState } from 'react';
import { checkPhrase, phrase } from '#/domain/appropriateness/checkPhrase.ts';
import { control } from '../fields/control.ts';
import { deferUntilClick } from '../fields/deferUntilClick.ts';
import { matchWords } from './matchWords.ts';
import { typedText, type Widget, type WidgetProps } from '../fields/widget.ts';

function Component(props: WidgetProps<'exactPhrase'>) {
  const { words } = props.context;
  const attributes = control(props);
  const [said, say] = useState('');
  const phraseId = `${props.id}__phrase`;
  return (
    <>
      <p id={phraseId} className="exact-phrase" lang="es">
        {phrase}
      </p>
      <textarea
        className="input"
        rows={2}
        spellCheck={false}
        autoCorrect="off"
        {...attributes}
        autoComplete="off"
        aria-describedby={[phraseId, attributes['aria-describedby']].filter(Boolean).join(' ')}
        onBlur={({ currentTarget }) =>
          deferUntilClick(() => say(matchWords(sentenceIn(currentTarget), words)))
        }
      />
      <p className="field-after" role="status">
        {said}
      </p>
    </>
  );
}

/** The sentence that somebody has to type; how far it is right is said when they leave it. */
export const exactPhrase: Widget<'exactPhrase'> = {
  Component,
  read: (host) => ({ value: sentenceIn(host) }),
  show: (value) => (checkPhrase(value).length ? String(value) : phrase),
};

/** A line break that the keyboard of a phone made is a blank. */
const sentenceIn = (host: HTMLElement) => typedText(host)?.replace(/\s*\n\s*/g, ' ');
