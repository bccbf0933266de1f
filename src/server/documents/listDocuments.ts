import type { HandlerRequest } from '../ports/handler.ts';
import { page, slice, type ListQuery } from '../kernel/paging.ts';
import { findPlace, type Place } from './place.ts';
import { countDocuments, readDocuments, type DocumentRow } from './readDocuments.ts';

type Asked = Pick<
  HandlerRequest<'listAccountDocuments'>,
  'context' | 'actor' | 'path' | 'inTenant'
> & {
  query: ListQuery;
};

const LIMIT = 25;

/** A page of the documents of an intervener, account or operation, newest first; and how many wait for a signature. */
export const listDocuments = <T>(
  { context, actor, path, query, inTenant }: Asked,
  section: Place['section'],
  where: string,
  toRow: (row: DocumentRow) => T,
) =>
  inTenant(async (db) => {
    const place = await findPlace(context, db, actor, section, path.id, 'download_documents');
    const cut = slice(query, LIMIT);
    const rows = (await readDocuments(db, place, cut)).map(toRow);
    const { total, pending } = await countDocuments(db, place);
    return { rows, pending, page: page(where, { ...query }, cut, total) };
  });
