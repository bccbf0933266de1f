import type { Reading } from '../../fields/reading.ts';

/** What the files below an element answer: they are no text of a control that could be read. */
export const answered = new WeakMap<HTMLElement, Reading>();
