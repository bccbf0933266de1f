import type { Output } from '#/contract/call.ts';
import { todayIn } from '#/domain/dates/wallClock.ts';
import { fullName } from '#/domain/people/names.ts';
import { readSubjects } from '../answers/readSubjects.ts';
import { readTranscripts, transcriptFilter } from '../answers/readTranscripts.ts';
import { readTranscript } from '../papers/readTranscript.ts';
import type { Transcript } from '../papers/writeTranscript.ts';
import { sendBytes } from '../files/sendFile.ts';
import { page, slice } from '../kernel/paging.ts';
import { frameOf } from '../papers/frameOf.ts';
import { drawOnce } from '../papers/drawOnce.ts';
import { transcriptPaper } from '../papers/transcriptPaper.ts';
import { findIntervener } from '../interveners/findIntervener.ts';
import { readFilter } from '../kernel/readFilter.ts';
import { notFound } from '../kernel/httpError.ts';
import { Answer } from '../ports/answer.ts';
import type { Handler } from '../ports/handler.ts';

const LIMIT = 25;

/** What an intervener was asked and answered, for themselves and for staff. */
export const listTranscripts: Handler<'listTranscripts'> = (request) => {
  const { actor, words, path, query, inTenant } = request;
  return inTenant(async (db) => {
    const person = await findIntervener(db, actor, path.id);
    const owner = person.uuid;
    const cut = slice(query, LIMIT);
    const filter = readFilter(query.$filter, transcriptFilter);
    const { rows, total } = await readTranscripts(db, owner, cut, filter);
    const subjectOf = await readSubjects(db, words, person, rows);
    const transcripts = rows.map(({ uuid, call, form, title, language, sha256, created_at }) => ({
      ...{ uuid, call, form, title, language, sha256 },
      ...subjectOf(uuid),
      created_at: created_at.toISOString(),
    }));
    const where = `/interveners/${owner}/transcripts`;
    return { data: { transcripts, ...page(where, query, cut, total) } };
  });
};

/** One of them, its text exactly as it was kept. */
export const getTranscript: Handler<'getTranscript'> = ({ actor, path, inTenant }) =>
  inTenant(async (db) => {
    const { uuid } = await findIntervener(db, actor, path.id);
    const kept = await readTranscript(db, uuid, path.transcriptId);
    if (!kept) throw notFound();
    return new Answer<Output<'getTranscript'>>(
      `{"data":{"sha256":"${kept.hash}","transcript":${kept.body}}}`,
      {
        'content-type': 'application/json; charset=utf-8',
      },
    );
  });

/** One of them to print or to keep. */
export const downloadTranscript: Handler<'downloadTranscript'> = async (request) => {
  const { context, actor, tenant, words, path, inTenant } = request;
  const paper = await inTenant(async (db) => {
    const person = await findIntervener(db, actor, path.id);
    const kept = await readTranscript(db, person.uuid, path.transcriptId);
    if (!kept) throw notFound();
    const transcript = JSON.parse(kept.body) as Transcript;
    const { at, language } = transcript;
    const frame = frameOf(tenant, at, language);
    const [name, say] = [fullName(person), tenant.words(language)];
    return transcriptPaper(transcript, kept.hash, name, tenant.timeZone, frame, say);
  });
  const bytes = await drawOnce(context, tenant, paper);
  return sendBytes(
    bytes,
    'application/pdf',
    words('paper.transcript.file', { day: todayIn(tenant.timeZone, paper.at) }),
  );
};
