import type { Issue } from '#/domain/kernel/issue.ts';
import { checkPrintable } from '#/domain/rules/printable.ts';
import { checkRequired } from '#/domain/rules/required.ts';
import { effective, type Effective } from './effective.ts';
import type { FormDocument } from '../documents/form.ts';
import { checkFixedRows } from './fixedRows.ts';
import { checkOffered } from './checkOffered.ts';
import { checkLimits } from './limits.ts';
import { inScreenOrder } from './screenOrder.ts';
import { planOf, type Plan } from './plan.ts';
import { read } from '../values/pointer.ts';
import { runtime as shipped, type Runtime, type ValidatorError } from './runtime.ts';
import type { Answers, Scope } from '../expressions/scope.ts';
import { toIssues } from './toIssues.ts';
import { unknownField } from './unknownField.ts';

/** A compiled form: `true`, or `errors` says what is wrong. It is handed `{ answers, me, tenant, facts, data }`. */
export interface Validate {
  (root: unknown): boolean;
  errors?: ValidatorError[] | null;
}

/**
 * Everything that is wrong with the answers of a form, in the order of the page; empty when they may be sent.
 * Paths are pointers such as `/answers/amount` or `/answers/holders/0/name`. The same in browser and server;
 * `validate` is the form's compiled schema.
 */
export function validateForm(
  form: FormDocument,
  answers: Answers,
  scope: Scope,
  validate: Validate,
  runtime: Runtime = shipped,
): Issue[] {
  const plan = planOf(form);
  const now = effective(form, { ...scope, answers });
  const { me, tenant, facts, data } = scope;
  const root = { answers: now.answers, me, tenant, facts, data };
  const issues = [
    ...plan.reads
      .filter((pointer) => read(scope, pointer) === undefined)
      .concat(now.unread)
      .map((pointer) => ({ code: 'fact_missing', path: pointer, params: { pointer } })),
    ...(validate(root) ? [] : toIssues(validate.errors)),
    ...beyondSchema({ plan, now, at: '/answers', root, runtime }),
    ...checkFixedRows(plan, now, scope.loaded),
    ...checkOffered(form, plan.offering, now.answers, { ...scope, answers: now.answers }),
  ];
  return inScreenOrder(plan, unique(issues));
}

interface Judged {
  plan: Plan;
  now: Effective;
  at: string;
  root: object;
  runtime: Runtime;
}

/** What the schema cannot say: strangers, what is missing, what is limited now; in the rows too. */
function beyondSchema({ plan, now, at, root, runtime }: Judged): Issue[] {
  const { answers } = now;
  const strangers = now.strangers.map((name) => unknownField(at, name));
  const missing = [...now.shown]
    .filter((name) => checkRequired(answers[name]).length > 0)
    .flatMap((name) => below(`${at}/${name}`, checkMissing(plan, now, name, root, runtime)));
  const limits = Object.entries(now.limited)
    .filter(([name]) => answers[name] !== undefined)
    .flatMap(([name, limited]) =>
      below(
        `${at}/${name}`,
        checkLimits(limited, answers[name], runtime, { parent: answers, root }),
      ),
    );
  const unprintable = plan.texts.flatMap((name) =>
    below(`${at}/${name}`, checkPrintable(answers[name])),
  );
  const rows = Object.entries(now.rows).flatMap(([name, list]) =>
    list.flatMap((row, index) =>
      beyondSchema({
        plan: plan.rows.get(name)!,
        now: row,
        at: `${at}/${name}/${index}`,
        root,
        runtime,
      }),
    ),
  );
  return [...strangers, ...missing, ...limits, ...unprintable, ...rows];
}

/** A field that was left empty: its own rules may speak (a box to tick), otherwise it may be required. */
function checkMissing(plan: Plan, now: Effective, name: string, root: object, runtime: Runtime) {
  const property = plan.properties[name]!;
  const own = Object.keys(property)
    .filter((keyword) => runtime.judgesMissing(keyword))
    .flatMap((keyword) =>
      runtime.keyword(keyword, undefined, property[keyword], now.answers, root),
    );
  if (own.length > 0) return own;
  return now.required.has(name) ? checkRequired(undefined) : [];
}

const below = (path: string, issues: Issue[]) =>
  issues.map((issue) => ({ ...issue, path: path + issue.path }));

function unique(issues: Issue[]): Issue[] {
  const seen = new Set<string>();
  return issues.filter(({ code, path }) => {
    const key = `${path} ${code}`;
    return !seen.has(key) && seen.add(key);
  });
}
