import { object, optional, ordered } from '../notation/build.ts';
import { locked } from '../notation/document.ts';
import { call, condition, text } from '../notation/parts.ts';

/**
 * What a press does with one thing of a list. `confirm` asks first: `title` is the question, `named`
 * the thing by its own name, and the button of the question says what the press says.
 */
export const presses = ordered(
  {
    label: text,
    press: call,
    when: optional(condition),
    done: optional(text),
    locked: optional(locked),
    confirm: optional(
      object(
        { title: text, named: text, consequence: optional(text) },
        { title: 'Pregunta antes' },
      ),
    ),
  },
  { title: 'Lo que se hace al pulsar' },
);
