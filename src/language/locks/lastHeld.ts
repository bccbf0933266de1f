import type { FormDocument } from '../documents/form.ts';
import { lockedFields } from './lockedForm.ts';

/** The order of the last page of a form that is locked or asks what is; `-Infinity` where there is none. */
export function lastHeld(form: FormDocument): number {
  const locked = new Set(lockedFields(form));
  return Object.values(form.steps)
    .filter(
      (page) => page.locked === true || Object.keys(page.fields).some((name) => locked.has(name)),
    )
    .reduce((last, { order }) => Math.max(last, order), -Infinity);
}
