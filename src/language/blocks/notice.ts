import { choice, object, optional } from '../grammar/build.ts';
import { action, text } from '../grammar/parts.ts';

/** One sentence that must be seen, with what can be done about it. */
export const notice = object(
  {
    tone: choice('info', 'success', 'warning', 'danger'),
    text,
    action: optional(action),
  },
  { title: 'Aviso' },
);
