import type { Issue } from '#/domain/kernel/issue.ts';
import { isEmpty } from '#/language/expressions/condition.ts';
import { widgetOf } from '#/language/widgets/asked.ts';
import { effective } from '#/language/effective.ts';
import type { FormDocument } from '#/language/documents/form.ts';
import type { Localization } from '#/language/presentation/format.ts';
import { issues } from '#/language/issues.ts';
import { segments } from '#/language/values/pointer.ts';
import type { Answers, Scope } from '#/language/expressions/scope.ts';
import { isCarried } from '#/language/requests/requestMapping.ts';
import { cellsOf } from '#/language/requests/withoutLocal.ts';
import { checkCodes, checkShown } from './checkShown.ts';
import { checkOnlyAsked } from './checkOnlyAsked.ts';
import { checkSame } from './checkSame.ts';
import { checkTins } from './checkTins.ts';
import { uncarried } from './uncarried.ts';

/**
 * Everything that is wrong with answers as a form would say it, and what no page could have sent: answers
 * that were not asked for, or are asked of nobody again, or are others in what is said to be as it was, codes of no list, fixed values that are others. `loaded` are the form's first answers.
 * Answers that stay in the browser count as they were loaded, and are not judged.
 */
export function checkAnswers(
  form: FormDocument,
  sent: Answers,
  loaded: Answers,
  scope: Scope,
  words: Localization,
): Issue[] {
  const answers = { ...uncarried(form, loaded), ...sent };
  const now = effective(form, { ...scope, answers });
  const found = [
    ...issues(form, answers, { ...scope, loaded }),
    ...checkShown(now, answers),
    ...checkCodes(form, now, words, { ...scope, answers: now.answers }),
    ...checkTins(form, now, scope),
    ...checkFixed(form, now.answers, loaded),
    ...checkOnlyAsked(form, now, loaded, { ...scope, answers }),
    ...checkSame(form, now, loaded, scope),
  ];
  const seen = new Set<string>();
  return found.filter(({ code, path }) => {
    if (!isSent(form, path)) return false;
    const key = `${path} ${code}`;
    return !seen.has(key) && seen.add(key);
  });
}

/** Whether a request carries the answer that an issue is about. */
function isSent(form: FormDocument, path: string): boolean {
  const [root, name, , cell] = segments(path);
  if (root !== 'answers' || !name) return true;
  if (!isCarried(form, name)) return false;
  if (cell === undefined || !Object.hasOwn(form.data.properties, name)) return true;
  const cells = cellsOf(form.data.properties[name]!);
  return !(Object.hasOwn(cells, cell) && cells[cell]!.local);
}

/** What a page shows and lets nobody change is what was loaded. */
function checkFixed(form: FormDocument, answers: Answers, loaded: Answers): Issue[] {
  return Object.entries(loaded).flatMap(([name, value]) => {
    const property = form.data.properties[name];
    const isFixed =
      property && widgetOf({ property, field: form.fields[name] ?? {} }) === 'readonly';
    if (!isFixed || isEmpty(answers[name])) return [];
    const isSame = JSON.stringify(answers[name]) === JSON.stringify(value);
    return isSame ? [] : [{ code: 'value_changed', path: `/answers/${name}` }];
  });
}
