import { isRepresented } from '#/domain/people/isRepresented.ts';
import { fullName } from '#/domain/people/names.ts';
import { readTranscript } from './readTranscript.ts';
import type { TenantDb } from '../database/withTenant.ts';
import type { DocumentRow } from '../documents/readDocuments.ts';
import type { Transcript } from './writeTranscript.ts';

/** What somebody answered in a questionnaire, as it is kept, and who they are. */
export interface Answered {
  transcript: Transcript;
  hash: string;
  /** `isRepresented`: somebody else signs for them. */
  person: { name: string; document: string; isRepresented: boolean };
}

/** The transcript that a document is made of. Undefined where it is nobody's whose document it is. */
export async function readAnswered(
  db: TenantDb,
  { uuid_owner }: DocumentRow,
  transcript: string,
): Promise<Answered | undefined> {
  const kept = await readTranscript(db, uuid_owner, transcript);
  if (!kept) return undefined;
  const person = await db
    .selectFrom('interveners')
    .select(['type', 'birthdate', 'name', 'lastname_1', 'lastname_2', 'document'])
    .where('uuid', '=', uuid_owner)
    .executeTakeFirstOrThrow();
  const answered = JSON.parse(kept.body) as Transcript;
  return {
    transcript: answered,
    hash: kept.hash,
    person: {
      name: fullName(person),
      document: person.document,
      isRepresented: isRepresented(person, answered.at.slice(0, 10)),
    },
  };
}
