import type { Schema } from '#/contract/schema.ts';
import { gradeOf } from '#/language/proposals/gradeOf.ts';
import type { DocumentFault } from '#/language/proposals/layProposal.ts';
import type { Conflict } from '#/language/proposals/mergeDocuments.ts';
import { toText } from '#/language/proposals/overruled.ts';
import type { BuiltFault } from '../ports/releaseBuilder.ts';
import type { TenantDb } from '../database/withTenant.ts';
import type { Words } from '../kernel/words.ts';
import type { BuiltOver } from './buildOver.ts';
import type { ComparedClosed } from './compareClosed.ts';

/** How many answers people have sent with each form, and how many they have begun. */
export type AnswersOf = (form: string) => { answers: number; drafts: number };

/** Counts them for some documents of a tenant. */
export async function countAnswers(db: TenantDb, paths: readonly string[]): Promise<AnswersOf> {
  const forms = paths.filter((path) => path.startsWith('form/')).map((path) => path.slice(5));
  const among = forms.length > 0 ? forms : [''];
  const sent = await db
    .selectFrom('transcripts')
    .select(['form', ({ fn }) => fn.countAll<bigint>().as('count')])
    .where('form', 'in', among)
    .groupBy('form')
    .execute();
  const begun = await db
    .selectFrom('drafts')
    .select(['form', ({ fn }) => fn.countAll<bigint>().as('count')])
    .where('form', 'in', among)
    .groupBy('form')
    .execute();
  const of = (rows: typeof sent, form: string) =>
    Number(rows.find((row) => row.form === form)?.count ?? 0);
  return (form) => ({ answers: of(sent, form), drafts: of(begun, form) });
}

/** What is wrong with a proposal and what it costs, in the words of whoever reads it. */
export function toCheck(
  built: BuiltOver | ComparedClosed,
  version: number,
  answersOf: AnswersOf,
  words: Words,
): Schema<'StudioCheck'> {
  const formOf = (path: string) => answersOf(path.replace(/^form\//, ''));
  return {
    version,
    release: built.over,
    problems: built.faults.map((fault) => toProblem(withOwner(fault, words))),
    conflicts: built.conflicts.map(toConflict),
    changes: built.changes.map((change) => {
      const { answers, drafts } = formOf(change.in);
      const held = {
        locked: built.locked[change.in] ?? [],
        answers: answers + drafts,
        isRegulated: built.regulated.includes(change.in),
        isSaidGravely:
          change.in.startsWith('texts/') &&
          built.saidGravely.includes(String(change.params.sentence)),
      };
      return {
        code: change.code,
        document: change.in,
        pointers: change.pointers,
        sentence: words(change.code, change.params),
        grade: gradeOf(change, built.faults, held),
      };
    }),
    figures: built.figures.map((figures) => ({ ...figures, ...formOf(figures.path) })),
  };
}

/** A fault that is none of the proposal says whose it is, and how whoever reads it goes on. */
export const withOwner = (fault: BuiltFault, words: Words): DocumentFault =>
  fault.isForeign && fault.severity === 'error'
    ? {
        ...fault,
        message: words('studio_foreign', {
          message: fault.message,
          document: fault.document,
        }),
      }
    : fault;

export const toProblem = ({
  severity,
  document,
  pointer,
  message,
}: DocumentFault): Schema<'StudioProblem'> => ({ severity, document, pointer, sentence: message });

/** A place that both changed, with both versions as JSON. */
export const toConflict = ({
  in: document,
  pointer,
  base,
  ours,
  theirs,
}: Conflict): Schema<'StudioConflict'> => ({
  document,
  pointer,
  base: toText(base),
  ours: toText(ours),
  theirs: toText(theirs),
});
