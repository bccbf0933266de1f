import type { FormContext } from '../fields/formContext.ts';
import { issuesNow, toErrors } from './formErrors.ts';
import type { Judge } from './rules.ts';

/**
 * Looks again at the fields that are in error, and only at them: nobody is told about a mistake
 * before they try to send, and nobody keeps reading about one that is mended.
 */
export function recheck(context: FormContext, judge: Judge): void {
  const { store } = context;
  const before = store.errors();
  const wrong = new Set(before.map(({ path }) => path));
  if (!before.some(({ path }) => path)) return;
  const issues = issuesNow(context, judge).filter(({ path }) => wrong.has(path));
  const now = toErrors(issues, context);
  if (
    now.map(({ path, text }) => path + text).join() !==
    before.map(({ path, text }) => path + text).join()
  )
    store.showErrors(now);
}
