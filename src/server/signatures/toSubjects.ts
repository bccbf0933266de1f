import type { Schema } from '#/contract/schema.ts';
import type { Words } from '../kernel/words.ts';
import { aboutOf } from './toDocumentToSign.ts';
import type { ToSignRow } from './toSignRows.ts';

/**
 * What waiting documents are of, each of which may be signed by itself: orders, accounts, and people's own papers
 * together. Nothing where all are of one.
 */
export function toSubjects(words: Words, rows: readonly ToSignRow[]): Schema<'SubjectToSign'>[] {
  const found = Map.groupBy(rows, ({ section, uuid_owner }) =>
    section === 'INTERVENER' ? section : uuid_owner,
  );
  if (found.size < 2) return [];
  return [...found.values()].map((papers) => ({
    uuid: papers[0]!.uuid_owner,
    section: papers[0]!.section,
    about: [...new Set(papers.map((each) => aboutOf(words, each)))].join('; '),
    documents: papers.length,
  }));
}
