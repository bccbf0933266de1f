import { siteOf, type QuestionId, type QuestionSite } from '#/language/lenses/questionSite.ts';
import { isUnder } from '#/language/locks/lockedIn.ts';
import { segments } from '#/language/values/pointer.ts';
import type { Problem } from './useProblems.ts';

const none: readonly Problem[] = [];

/**
 * Problems by the question that they are about. Of a list of hundreds, in a form of hundreds, each question looks at its
 * own alone: all of them are asked for theirs each time that the list is drawn.
 */
export function problemsByQuestion(
  list: readonly Problem[],
): (id: QuestionId) => readonly Problem[] {
  const byName = new Map<string, Problem[]>();
  for (const problem of list) {
    const name = nameIn(problem.pointer);
    if (name === undefined) continue;
    const key = `${problem.document} ${name}`;
    byName.set(key, [...(byName.get(key) ?? []), problem]);
  }
  return (id) => {
    const near = byName.get(`${id.in} ${id.name}`);
    if (!near) return none;
    const site = siteOf(id);
    return near.filter(({ pointer }) => isAt(pointer, id, site));
  };
}

/** Whether a problem is about a question. */
export const isAbout = ({ document, pointer }: Problem, id: QuestionId): boolean =>
  document === id.in && isAt(pointer, id, siteOf(id));

/** The question of the form that a place in it is about: its own node, or a rule that names it. */
export function nameIn(pointer: string): string | undefined {
  const [root, first, second, ...more] = segments(pointer);
  if (root === 'data') return second;
  if (root === 'fields' || root === 'properties') return first;
  return root === 'rules' ? (more.at(-1) ?? second ?? first) : undefined;
}

function isAt(pointer: string, id: QuestionId, { property, field, rules }: QuestionSite): boolean {
  if (isUnder(pointer, property) || isUnder(pointer, field)) return true;
  if (id.column === undefined && /\/(items\/properties|fields\/[^/]+\/fields)\//.test(pointer))
    return false;
  return pointer.startsWith(`${rules}/`) && pointer.endsWith(`/${id.column ?? id.name}`);
}
