import type { Output } from '#/contract/call.ts';
import { readTranscript, readTranscripts, transcriptFilter } from '../answers/readTranscripts.ts';
import { page, slice } from '../paging.ts';
import { findIntervener } from '../people/findIntervener.ts';
import { readFilter } from '../readFilter.ts';
import { notFound } from '../refusal.ts';
import { Answer } from '../router/answer.ts';
import type { Handler } from '../router/handler.ts';

const LIMIT = 25;

/** What an intervener was asked and answered, for themselves and for staff. */
export const listTranscripts: Handler<'listTranscripts'> = ({ actor, path, query, inTenant }) =>
  inTenant(async (db) => {
    const { uuid } = await findIntervener(db, actor, path.id);
    const cut = slice(query, LIMIT);
    const filter = readFilter(query.$filter, transcriptFilter);
    const { rows, total } = await readTranscripts(db, actor.tenant.id, uuid, cut, filter);
    const transcripts = rows.map((row) => ({ ...row, created_at: row.created_at.toISOString() }));
    const where = `/interveners/${uuid}/transcripts`;
    return { data: { transcripts, ...page(where, query, cut, total) } };
  });

/** One of them, its text exactly as it was kept. */
export const getTranscript: Handler<'getTranscript'> = ({ actor, path, inTenant }) =>
  inTenant(async (db) => {
    const { uuid } = await findIntervener(db, actor, path.id);
    const kept = await readTranscript(db, actor.tenant.id, uuid, path.transcriptId);
    if (!kept) throw notFound();
    return new Answer<Output<'getTranscript'>>(
      `{"data":{"sha256":"${kept.hash}","transcript":${kept.body}}}`,
      {
        'content-type': 'application/json; charset=utf-8',
      },
    );
  });
