import { namedAs } from '#/domain/documentKinds/namedAs.ts';
import type { Words } from '../kernel/words.ts';
import type { TenantDb } from '../database/withTenant.ts';
import type { DocumentRow } from '../documents/readDocuments.ts';
import { tellAddress } from '../people/tellAddress.ts';
import type { Declared } from './declarationPaper.ts';
import { readTranscript } from './readTranscript.ts';

/**
 * What a declaration's document declares: the stored answers that name it, or that its recipe names.
 * Undefined for a document of something else.
 */
export async function readDeclared(
  db: TenantDb,
  row: DocumentRow,
  say: Words,
): Promise<Declared | undefined> {
  const { recipe } = row;
  const named = recipe?.make === 'declaration' ? recipe.uuids : [];
  const found = await db
    .selectFrom('declarations')
    .select(['kind', 'answers', 'made_on', 'uuid_intervener', 'uuid_transcript'])
    .where('kind', 'in', ['FATCA', 'CRS'])
    .where(({ or, eb }) =>
      or([
        eb('uuid_document', '=', row.uuid),
        ...(named.length > 0 ? [eb('uuid', 'in', named)] : []),
      ]),
    )
    .execute();
  const [first] = found;
  if (!first) return undefined;
  const person = await db
    .selectFrom('interveners')
    .selectAll()
    .where('uuid', '=', first.uuid_intervener)
    .executeTakeFirstOrThrow();
  const of = async (kind: 'FATCA' | 'CRS') => {
    const declaration = found.find((each) => each.kind === kind);
    if (!declaration) return undefined;
    const { answers, made_on: madeOn, uuid_transcript } = declaration;
    const kept = uuid_transcript && (await readTranscript(db, person.uuid, uuid_transcript));
    return { answers, madeOn, ...(kept && { hash: kept.hash }) };
  };
  return {
    person,
    named: namedAs(row),
    address: await readAddress(db, person.uuid, say),
    fatca: await of('FATCA'),
    crs: await of('CRS'),
  };
}

async function readAddress(db: TenantDb, person: string, say: Words) {
  const found = await db
    .selectFrom('addresses')
    .selectAll()
    .where('uuid_intervener', '=', person)
    .where('kind', '=', 'FISCAL')
    .executeTakeFirst();
  return found && tellAddress(found, say);
}
