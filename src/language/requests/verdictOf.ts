import type { Issue } from '#/domain/kernel/issue.ts';
import type { ExampleDocument, Verdict } from '../documents/example.ts';
import type { FormDocument } from '../documents/form.ts';
import type { Answers, Scope } from '../expressions/scope.ts';
import { requestOf } from './requestOf.ts';
import { same } from '../values/same.ts';
import { effective } from '../validation/effective.ts';

/** Whoever says what is wrong with answers: the same rules, compiled on a server and interpreted in a preview. */
export type Judge = (form: FormDocument, answers: Answers, scope: Scope) => readonly Issue[];

/** What a form says of some answers: what is wrong with them, else what it would send. */
export function verdictOf(
  form: FormDocument,
  { answers, scope }: Pick<ExampleDocument, 'answers' | 'scope'>,
  judge: Judge,
): Verdict {
  const issues = judge(form, answers, scope).map(({ path, code }) => ({ path, code }));
  if (issues.length > 0) return { issues };
  const counted = effective(form, { ...scope, answers }).answers;
  const request = requestOf(form, counted, { ...scope, answers: counted });
  // What has no value is no part of what travels.
  return { issues, request: JSON.parse(JSON.stringify(request)) as object };
}

/** Whether two verdicts say the same, in whatever order. */
export const isSameVerdict = (a: Verdict, b: Verdict): boolean =>
  same(told(a), told(b)) && same(a.request ?? null, b.request ?? null);

/** What a verdict says is wrong and another one does not: of what is asked beside it, it says nothing. */
export const lostIssues = (was: Verdict, is: Pick<Verdict, 'issues'>): Verdict['issues'] =>
  was.issues.filter(
    ({ path, code }) => !is.issues.some((one) => one.path === path && one.code === code),
  );

const told = ({ issues }: Verdict) => issues.map(({ path, code }) => `${path} ${code}`).sort();
