import type { Condition } from '../expressions/condition.ts';
import { valueOf, type Documents } from '../lenses/documents.ts';
import { judged } from '../lenses/judge.ts';
import { own, put, toObject, withEntry, type Json } from '../lenses/json.ts';
import { siteOf, type QuestionId } from '../lenses/questionSite.ts';
import { withoutName } from '../lenses/rulesLens.ts';
import { refused, type Written } from '../lenses/written.ts';
import { isUnder } from '../locks/lockedIn.ts';
import { isObject } from '../values/mergePatch.ts';
import { read, segments, step } from '../values/pointer.ts';
import { usesOfQuestion, isIssue, type Use } from './usesOfQuestion.ts';
import { withoutReads } from './withoutReads.ts';

/**
 * A form without one question: its rules, its place, what is sent of it, its answers in examples and on screens go with
 * it, and conditions of rules lose the tests that read it (a rule that has no other test goes).
 * @returns the same documents with an issue `used` (`params.uses`) while a sentence, a page, a call or another question
 * reads it, `unknown_question` or `locked`
 */
export function removeQuestion(documents: Documents, id: QuestionId): Written {
  const document = valueOf(documents, id.in);
  const site = siteOf(id);
  if (!isObject(read(document, site.property)))
    return refused(documents, 'unknown_question', id.in, site.property);
  const uses = usesOfQuestion(documents, id);
  const ruled = put(document, site.rules, ruledWithout(document, id));
  const kept = uses.filter((use) => use.as === 'read' && !isInTest(use, site.rules));
  if (kept.length > 0) return refused(documents, 'used', id.in, kept[0]!.pointer, { uses: kept });
  const bare = put(put(ruled, site.property, undefined), site.field, undefined);
  const here = uses.filter((use) => use.in === id.in && use.as === 'named');
  const without = here.reduce((so, { pointer }) => withoutUse(so, pointer, site.rules), bare);
  const written = judged(documents, id.in, withoutIssues(without, site.answer, id));
  if (written.issues.length > 0) return { ...written, documents };
  const everywhere = uses
    .filter((use) => use.in !== id.in)
    .reduce<Written>(
      (so, use) =>
        so.issues.length > 0
          ? so
          : judged(
              so.documents,
              use.in,
              put(valueOf(so.documents, use.in), use.pointer, undefined),
            ),
      written,
    );
  return everywhere.issues.length > 0 ? { ...everywhere, documents } : everywhere;
}

/** Whether a use stands in the condition of a rule. */
const isInTest = ({ pointer }: Use, rules: string) =>
  pointer.startsWith(`${rules}/`) && /^\/[^/]+\/when(\/|$)/.test(pointer.slice(rules.length));

function ruledWithout(document: Json, id: QuestionId): Json | undefined {
  const { rules, name, answer } = siteOf(id);
  const before = read(document, rules);
  if (!isObject(before)) return undefined;
  const after = Object.entries(before).flatMap(([rule, one]) => {
    const left = withoutName(name, toObject(one));
    const when = left && withoutReads(left.when as Condition, answer);
    return left && when ? [[rule, withEntry(left, 'when', when)] as const] : [];
  });
  return Object.fromEntries(after);
}

/** Bindings go with the member that they fill. */
function withoutUse(document: Json, pointer: string, rules: string): Json {
  if (pointer.startsWith(`${rules}/`) || isIssue(pointer)) return document;
  const at = pointer.endsWith('/from') ? pointer.slice(0, -'/from'.length) : pointer;
  const [root, ...path] = segments(at);
  const list = root === 'examples' && path.length === 5;
  return list ? withoutCell(document, path) : put(document, at, undefined);
}

/** An answer of one row of an example. */
function withoutCell(document: Json, path: readonly string[]): Json {
  const [example, , name, index, column] = path as [string, string, string, string, string];
  const at = `/examples${step(example)}/answers${step(name)}`;
  const rows = read(document, at);
  if (!Array.isArray(rows)) return document;
  return put(
    document,
    at,
    rows.map((row: unknown, place) =>
      place === Number(index) ? withEntry(toObject(row), column, undefined) : row,
    ),
  );
}

/** What examples say is wrong with the answer. */
function withoutIssues(document: Json, answer: string, { name, column }: QuestionId): Json {
  const isOfIt = (path: string) =>
    column === undefined
      ? isUnder(path, answer)
      : segments(path)[1] === name && segments(path)[3] === column;
  return Object.entries(toObject(own(document, 'examples'))).reduce((so, [example, one]) => {
    const { issues } = toObject(one);
    if (!Array.isArray(issues)) return so;
    const left = issues.filter((issue: unknown) => !isOfIt(String(toObject(issue).path)));
    return left.length === issues.length ? so : put(so, `/examples${step(example)}/issues`, left);
  }, document);
}
