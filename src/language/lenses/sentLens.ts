import { objectAt, put, toObject, withEntry, type Json } from './json.ts';
import { lens, literal, plain, together, type Lens } from './lens.ts';
import { rowsOf } from './rows.ts';
import { read } from '../values/pointer.ts';
import { isObject } from '../values/mergePatch.ts';
import type { QuestionSite } from './questionSite.ts';

const bound = together(plain('as'), plain('codes'), literal('default'));

/** Members of the request that carry the answer as it is: where (`body`, `path`, `query`) and under what name. */
export const sentLens = ({ answer, sent }: QuestionSite): Lens =>
  lens(
    ['sent'],
    (document) => ({
      sent: Object.entries(sent).flatMap(([place, at]) =>
        Object.entries(toObject(read(document, at)))
          .filter(([, value]) => isObject(value) && value.from === answer)
          .map(([member, value]) => ({ place, member, ...bound.read(toObject(value)) })),
      ),
    }),
    (document, answers) =>
      Object.entries(sent).reduce((so, [place, at]) => {
        const rows = rowsOf(answers, 'sent').filter((row) => row.place === place);
        const before = toObject(read(so, at));
        const gone = Object.keys(before).filter((member) => {
          const { from } = objectAt(before, member);
          return from === answer && !rows.some((row) => row.member === member);
        });
        const left = gone.reduce((table, member) => withEntry(table, member, undefined), before);
        const after = rows.reduce<Json>((table, row) => {
          const member = String(row.member);
          const value = bound.write({ ...objectAt(table, member), from: answer }, row);
          return withEntry(table, member, value);
        }, left);
        return after === before
          ? so
          : put(so, at, Object.keys(after).length > 0 ? after : undefined);
      }, document),
  );

/** Members that a question would be sent in and that carry something else. */
export function takenMembers(
  document: Json,
  { answer, sent }: QuestionSite,
  answers: Readonly<Record<string, unknown>>,
): string[] {
  return rowsOf(answers, 'sent').flatMap(({ place, member }) => {
    const at = sent[String(place)];
    const value = at === undefined ? true : toObject(read(document, at))[String(member)];
    const isFree = value === undefined || (isObject(value) && value.from === answer);
    return isFree ? [] : [`${String(place)}/${String(member)}`];
  });
}
