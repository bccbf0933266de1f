import type { Issue } from '#/domain/kernel/issue.ts';
import type { FormDocument } from '#/language/documents/form.ts';
import type { Answers, Scope } from '#/language/expressions/scope.ts';
import type { FormValidator } from '../ports/validator.ts';
import { later } from './later.ts';

/** Everything that is wrong with the answers of a form. */
export type Judge = (form: FormDocument, answers: Answers, scope: Scope) => Issue[];

/** The compiled rules, made once and only when first asked for; asked for again after a failure. */
export function rulesOf(
  validator: FormValidator | PromiseLike<FormValidator>,
): () => Promise<Judge> {
  let made: Promise<Judge> | undefined;
  const make = async () => {
    const [{ createJudge }, compiled] = await Promise.all([import('./createJudge.ts'), validator]);
    return createJudge(compiled);
  };
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
  rules: () => Promise<Judge>,
  rehearsal: readonly ((judge: Judge) => void)[],
): void {
  const go = (judge: Judge, [part, ...parts]: typeof rehearsal): void =>
    void later(() => {
      part?.(judge);
      if (parts.length > 0) go(judge, parts);
    });
  later(() => {
    rules()
      .then((judge) => go(judge, rehearsal))
      .catch(() => undefined);
  });
}
