import { widgetOf } from '#/language/widgets/asked.ts';
import type { FormDocument } from '#/language/documents/form.ts';
import type { Answers } from '#/language/expressions/scope.ts';
import type { Actor } from '../ports/actor.ts';
import type { TenantDb } from '../database/withTenant.ts';

/**
 * The names of the documents that answers name by uuid, as far as the asker sent them, or they are theirs or of
 * their accounts.
 */
export async function fileNames(
  db: TenantDb,
  { intervenerUuid }: Actor,
  { data, fields }: FormDocument,
  answers: Answers,
): Promise<ReadonlyMap<string, string>> {
  const uuids = Object.entries(data.properties)
    .filter(([name, property]) => widgetOf({ property, field: fields[name] ?? {} }) === 'file')
    .flatMap(([name]) => [answers[name] ?? []].flat())
    .filter((uuid): uuid is string => typeof uuid === 'string' && UUID.test(uuid));
  if (uuids.length === 0 || !intervenerUuid) return new Map();
  const rows = await db
    .selectFrom('documents')
    .select(['uuid', 'filename'])
    .where('uuid', 'in', uuids)
    .where(({ eb, or, selectFrom }) =>
      or([
        eb('uuid_owner', '=', intervenerUuid),
        // For a minor or a company, whom they answer for.
        eb('uploaded_by', '=', intervenerUuid),
        eb(
          'uuid_owner',
          'in',
          selectFrom('account_interveners')
            .select('uuid_account')
            .where('uuid_intervener', '=', intervenerUuid),
        ),
      ]),
    )
    .execute();
  return new Map(rows.map(({ uuid, filename }) => [uuid, filename]));
}

/** The uuid of a document. */
export const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
