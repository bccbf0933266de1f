import type { Crs } from '#/domain/people/checkCrs.ts';
import { spanishNumberOf, type Residence } from '#/domain/people/checkResidences.ts';
import { classesOf, type KycClasses } from '#/domain/people/entityClass.ts';
import { firstResidences } from '#/domain/people/firstResidences.ts';
import type { Schema } from '#/contract/schema.ts';
import type { TenantDb } from '../../database/withTenant.ts';
import type { IntervenerRow } from '../../interveners/toIntervener.ts';

/** With what the tax declarations of a person begin; null where nothing is known. */
export interface TaxAnswers {
  fatca: Schema<'Fatca'> | null;
  crs: Schema<'Crs'> | null;
  /** Of an entity, by the questionnaire in force. */
  classes: KycClasses | null;
}

/**
 * The answers with which somebody declares again: those that wait for a signature, so that nobody gives them twice, else
 * those in force. Before the first declaration it begins with the number and the residences that they have told before.
 */
export async function readTaxAnswers(db: TenantDb, person: IntervenerRow): Promise<TaxAnswers> {
  const rows = await db
    .selectFrom('declarations')
    .select(['kind', 'answers', 'status', 'is_current'])
    .where('uuid_intervener', '=', person.uuid)
    .where(({ or, eb }) => or([eb('is_current', '=', true), eb('status', '=', 'DRAFT')]))
    .execute();
  const last = (kind: string) => {
    const own = rows.filter((row) => row.kind === kind);
    return (own.find(({ status }) => status === 'DRAFT') ?? own[0])?.answers;
  };
  const kyc = last('KYC') ?? {};
  const crs: Crs | undefined = last('CRS');
  const residences = firstResidences(crs, {
    taxResidence: person.tax_residence,
    answered: (kyc['PAISES_OBLIGACION_FISCAL'] ?? []) as Residence[],
    own: spanishNumberOf(person),
  });
  const begun = { ...crs, ...(residences.length > 0 && { residences }) };
  const inForce = rows.find(({ kind, is_current }) => kind === 'KYC' && is_current)?.answers ?? {};
  return {
    fatca: last('FATCA') ?? numberOf(kyc),
    crs: Object.keys(begun).length > 0 ? (begun as Schema<'Crs'>) : null,
    classes: person.type === 'J' ? classesOf(inForce) : null,
  };
}

/** The number of the United States that somebody has given. */
function numberOf(kyc: Record<string, unknown>): Schema<'Fatca'> | null {
  const { TIENE_NIF_EEUU: has, INDIQUE_NUMERO_TIN: number } = kyc;
  return has === 'SI' && typeof number === 'string' ? { tin_code: number } : null;
}
