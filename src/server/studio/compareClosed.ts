import { proposed } from '#/language/proposals/proposal.ts';
import type { Documents } from '#/language/lenses/documents.ts';
import { tooMany } from '../kernel/httpError.ts';
import type { Context } from '../ports/context.ts';
import type { Told } from '../ports/releaseBuilder.ts';
import { releasedTexts } from '../releases/releasedTexts.ts';
import { isDocument } from './isDocument.ts';
import { documentsOf, type ChangedDocument, type ProposalRow } from './readProposals.ts';

type Needs = Pick<Context, 'db' | 'log' | 'published' | 'releases'>;

/** A proposal out of which nothing leads, beside the release that it went over. */
export interface ComparedClosed extends Told {
  /** Hash of that release. */
  over: string;
  conflicts: [];
  faults: [];
}

export const isClosed = ({ status }: Pick<ProposalRow, 'status'>): boolean =>
  status === 'PUBLISHED' || status === 'WITHDRAWN';

/**
 * What a closed proposal has changed, for ever: a published one of the release that it went over, one that was given up
 * of the one that it began with. Whatever is served now says nothing of it.
 * @throws HttpError 503 where that took too long
 */
export async function compareClosed(context: Needs, row: ProposalRow): Promise<ComparedClosed> {
  const over = row.over_hash ?? row.base;
  const texts = (hash: string) => releasedTexts(context.db, context.published, hash);
  const before = await texts(over);
  const typed = documentsOf(row);
  const after = row.release_hash ? await texts(row.release_hash) : madeOf(before, row, typed);
  const paths = typed.map(({ path }) => path).sort();
  const told = await context.releases
    .compare({ paths, before, after })
    .catch((error: unknown): never => {
      context.log.error({ err: error }, 'a closed proposal could not be compared');
      throw tooMany(5, 503);
    });
  return { ...told, over, conflicts: [], faults: [] };
}

/** Of a text that is no document it counts what it last was as one. */
function madeOf(before: Documents, { name, base }: ProposalRow, typed: readonly ChangedDocument[]) {
  const whole = typed.flatMap(({ path, text, whole: last }): [string, string | null][] => {
    if (text === null || isDocument(text)) return [[path, text]];
    return last !== undefined && isDocument(last) ? [[path, last]] : [];
  });
  return proposed(before, { name, base, changed: Object.fromEntries(whole) });
}
