import { valueOf, type Documents } from '../lenses/documents.ts';
import { judged } from '../lenses/judge.ts';
import { objectAt, put, toObject, withEntry } from '../lenses/json.ts';
import { siteOf, type QuestionId } from '../lenses/questionSite.ts';
import { sharedRules, withoutName } from '../lenses/rulesLens.ts';
import type { Written } from '../lenses/written.ts';
import { read } from '../values/pointer.ts';
import { freeName } from './freeName.ts';

/** Gives a question a rule of its own out of one that speaks of others too, so that changing it changes nothing of theirs. */
export function separateRule(documents: Documents, id: QuestionId, rule: string): Written {
  const document = valueOf(documents, id.in);
  const { rules: at, name } = siteOf(id);
  const rules = toObject(read(document, at));
  if ((sharedRules(name, rules)[rule] ?? []).length === 0) return { documents, issues: [] };
  const before = objectAt(rules, rule);
  const own = (['show', 'require', 'limit'] as const).reduce((one, part) => {
    const value = objectAt(before, part)[name];
    return withEntry(one, part, value === undefined ? undefined : { [name]: value });
  }, before);
  const left = withEntry(rules, rule, withoutName(name, before));
  return judged(documents, id.in, put(document, at, withEntry(left, freeName(rule, left), own)));
}
