import type { Validate } from '#/language/judge.ts';
import { runtime } from '#/language/runtime.ts';
import type { FormValidator } from './validator.ts';

/** The compiled rules, made once and only when first asked for. */
export function rulesOf(
  validator: FormValidator | Promise<FormValidator>,
): () => Promise<Validate> {
  let made: Promise<Validate> | undefined;
  return () => (made ??= Promise.resolve(validator).then((create) => create(runtime)));
}

/** Makes the rules while nobody waits for them. */
export function warm(rules: () => Promise<unknown>): void {
  const later = globalThis.requestIdleCallback ?? ((work: () => void) => setTimeout(work, 200));
  later(() => void rules().catch(() => undefined));
}
