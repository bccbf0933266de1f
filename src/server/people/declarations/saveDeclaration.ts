import type { Context } from '../../ports/context.ts';
import type { TenantDb } from '../../database/withTenant.ts';
import type { DocumentSource } from '../../kernel/documentSource.ts';
import { flagDrafts } from '../flagDrafts.ts';
import type { IntervenerRow } from '../../interveners/toIntervener.ts';
import { declarationDocument, type DeclarationKind } from './declarationDocument.ts';
import { discardDeclarations } from './discardDeclarations.ts';

type Answers = Record<string, unknown>;

/**
 * What a person has declared that is in force. One that waits for its signature is none: whatever is declared next
 * takes its place.
 */
export async function readDeclared(
  db: TenantDb,
  person: IntervenerRow,
  kind: DeclarationKind,
): Promise<Answers> {
  const row = await db
    .selectFrom('declarations')
    .select('answers')
    .where('uuid_intervener', '=', person.uuid)
    .where('kind', '=', kind)
    .where('is_current', '=', true)
    .executeTakeFirst();
  return row?.answers ?? {};
}

/** What a person has declared last: what waits for its signature, else what is in force. */
export async function readDeclaredLast(
  db: TenantDb,
  person: IntervenerRow,
  kind: DeclarationKind,
): Promise<Answers> {
  const waiting = await db
    .selectFrom('declarations')
    .select('answers')
    .where('uuid_intervener', '=', person.uuid)
    .where('kind', '=', kind)
    .where('status', '=', 'DRAFT')
    .executeTakeFirst();
  return waiting?.answers ?? readDeclared(db, person, kind);
}

/**
 * Keeps a declaration as a draft until it is signed, in the place of one that was not, with its
 * document. The one in force stays meanwhile. A questionnaire's document says what its transcript does.
 * The person's row must be locked.
 */
export async function saveDeclaration(
  context: Pick<Context, 'id' | 'now'>,
  db: TenantDb,
  person: IntervenerRow,
  declared: {
    kind: DeclarationKind;
    answers: Answers;
    by: string;
    today: string;
    transcript?: string;
    /** The last request of staff that it answers. */
    answersUpTo?: bigint;
    /** The day from which it serves, where that is not the day of its answers. */
    renewedOn?: string;
  },
): Promise<void> {
  const { kind, answers, by, today, transcript, answersUpTo, renewedOn } = declared;
  const at = context.now();
  await discardDeclarations(db, person.uuid, [kind]);
  const declaration = context.id();
  const recipe: DocumentSource =
    kind === 'KYC' && transcript
      ? { make: 'transcript', uuid: transcript }
      : { make: 'declaration', uuids: [declaration] };
  const paper = { uuid: context.id(), at, recipe };
  const document = await declarationDocument(db, person, kind, paper);
  const { had_docs_validated } = await db
    .selectFrom('interveners')
    .select('has_docs_validated as had_docs_validated')
    .where('uuid', '=', person.uuid)
    .executeTakeFirstOrThrow();
  await db
    .insertInto('declarations')
    .values({
      tenant_id: person.tenant_id,
      uuid: declaration,
      uuid_intervener: person.uuid,
      kind,
      answers,
      made_on: today,
      is_current: false,
      status: 'DRAFT',
      made_at: at,
      made_by: by,
      uuid_transcript: transcript ?? null,
      uuid_document: document,
      had_docs_validated,
      renewed_on: renewedOn ?? null,
      ...(answersUpTo !== undefined && { requests_answered: answersUpTo }),
    })
    .execute();
  await db
    .updateTable('interveners')
    .set({ has_pending_docs_signed: true, has_docs_validated: false })
    .where('uuid', '=', person.uuid)
    .execute();
  await flagDrafts(db, person.uuid);
}
