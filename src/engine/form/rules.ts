import type { Validate } from '#/language/validation/validateForm.ts';
import { runtime } from '#/language/validation/runtime.ts';
import type { FormValidator } from '../ports/validator.ts';

/** The compiled rules, made once and only when first asked for; asked for again after a failure. */
export function rulesOf(
  validator: FormValidator | PromiseLike<FormValidator>,
): () => Promise<Validate> {
  let made: Promise<Validate> | undefined;
  const make = async () => (await validator)(runtime);
  return () => {
    made ??= make();
    made.catch(() => void (made = undefined));
    return made;
  };
}

/**
 * Makes the rules while nobody waits for them, and judges once for nothing: the first judging costs
 * several times the next. One part a pause, so that no key waits for the whole.
 */
export function warm(
  rules: () => Promise<Validate>,
  rehearsal: readonly ((validate: Validate) => void)[],
): void {
  const later = globalThis.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 200));
  const go = (validate: Validate, [part, ...parts]: typeof rehearsal): void =>
    void later(() => {
      part?.(validate);
      if (parts.length > 0) go(validate, parts);
    });
  later(() => {
    rules()
      .then((validate) => go(validate, rehearsal))
      .catch(() => undefined);
  });
}
