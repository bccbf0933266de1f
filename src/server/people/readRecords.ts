import { sql } from 'kysely';
import { facts } from '#/contract/facts.gen.ts';
import { hasConfirmedGdpr } from '#/domain/access/hasConfirmedGdpr.ts';
import { kycExpiresOn } from '#/domain/appropriateness/kycExpiry.ts';
import type { Schema } from '#/contract/schema.ts';
import { fatcaNow } from '#/domain/people/checkFatca.ts';
import { checkKycAgainst } from '#/domain/people/checkAgainstKyc.ts';
import { crsChange, isAfter } from '#/domain/people/crsChange.ts';
import { owedDeclarations, type DeclaredKind } from '#/domain/people/owedDeclarations.ts';
import type { Actor } from '../ports/actor.ts';
import type { TenantDb } from '../database/withTenant.ts';
import { isAddressProofOwed } from './addressProof.ts';
import { isKycAsked } from './kycRequests.ts';
import { indiciaOn } from './readUsIndicia.ts';
import { GDPR_TEXT_VERSION } from './gdprText.ts';
import { madeOnOf, wasWard } from './readOwnOwed.ts';
import { versionOf } from './readPhoto.ts';
import { toGdpr } from './toGdpr.ts';
import type { IntervenerRecords } from '../interveners/toIntervener.ts';

/** Consents, test, declarations, group, permission set and photo of an intervener, as far as the intervener's own answer speaks of them. */
export async function readRecords(
  db: TenantDb,
  actor: Actor,
  uuid: string,
  today: string,
): Promise<IntervenerRecords> {
  const { tenant } = actor;
  const consents = await db
    .selectFrom('consents')
    .select(['purpose', 'is_granted', 'source', 'text_version', 'given_at'])
    .where('uuid_intervener', '=', uuid)
    .orderBy('given_at')
    .orderBy('sequence', (order) => order.asc().nullsFirst())
    .execute();
  const test = await db
    .selectFrom('test_results')
    .select('expires_on')
    .where('uuid_intervener', '=', uuid)
    .orderBy('taken_on', 'desc')
    .executeTakeFirst();
  const declarations = await db
    .selectFrom('declarations')
    .select(['kind', 'answers', 'made_on', 'made_at', 'renewed_on'])
    .where('uuid_intervener', '=', uuid)
    .where('is_current', '=', true)
    .execute();
  const found = await db
    .selectFrom('interveners')
    .leftJoin('groups', 'groups.uuid', 'interveners.uuid_group')
    .leftJoin('permission_sets as rights', 'rights.uuid', 'interveners.uuid_permission_set')
    .leftJoin('person_photos as photo', 'photo.uuid_intervener', 'interveners.uuid')
    .leftJoin('files', 'files.uuid', 'photo.uuid_file')
    .select(['groups.key_name as group', 'rights.key_name as permission_set', 'files.sha256'])
    .select(['nationality', 'birth_country', 'tax_residence', 'mobile_phone', 'phone'])
    .select(['interveners.type', 'interveners.birthdate'])
    .select([countries.as('countries'), fiscalCountry.as('fiscal_country')])
    .select([fiscalCountryChangedAt.as('fiscal_country_changed_at'), wasWard.as('was_ward')])
    .select([isKycAsked.as('is_kyc_asked'), isAddressProofOwed.as('is_address_proof_owed')])
    .where('interveners.uuid', '=', uuid)
    .executeTakeFirst();
  const { signing_enabled, signature_type } = tenant.settings;
  const current = new Map(declarations.map((declaration) => [declaration.kind, declaration]));
  const kyc = current.get('KYC');
  const crs = current.get('CRS')?.answers;
  const fatca: Schema<'Fatca'> | undefined = current.get('FATCA')?.answers;
  const file = found && { person: found, countries: found.countries, kyc: kyc?.answers, crs };
  const now = fatca && file ? fatcaNow(fatca, indiciaOn(file, fatca)) : null;
  const atOf = (kind: DeclaredKind) => instantOf(current.get(kind));
  const change =
    found &&
    crsChange({
      ...{ crs, declaredAt: atOf('CRS'), taxResidence: found.tax_residence },
      address: {
        country: found.fiscal_country,
        changedAt: found.fiscal_country_changed_at?.toISOString() ?? null,
      },
      ...{ kyc: kyc?.answers, kycAt: atOf('KYC') },
    });
  // A questionnaire of later denies the number that was declared.
  const isDenied =
    isAfter(atOf('KYC'), atOf('FATCA')) &&
    checkKycAgainst(kyc?.answers ?? {}, { fatca }).length > 0;
  const owed = found && {
    ...{ type: found.type, birthdate: found.birthdate, wasWard: found.was_ward },
    ...{ madeOn: madeOnOf(declarations), isCrsOutdated: !!change },
    isFatcaOpened: (now !== null && now !== fatca) || isDenied,
    isKycAsked: found.is_kyc_asked,
  };
  return {
    today,
    group: found?.group ?? null,
    permission_set: found?.permission_set ?? null,
    ...photoOf(actor, found?.sha256 ?? null),
    signsByCode: signing_enabled && signature_type === 'DIGITAL-OTP',
    fatca: now,
    crs: crs ?? null,
    gdpr: toGdpr(consents),
    has_gdpr_confirmed: hasConfirmedGdpr(consents, GDPR_TEXT_VERSION),
    convenience_expires_on: test?.expires_on ?? null,
    kyc_expires_on: kyc ? kycExpiresOn(kyc, tenant.settings.front_params) : null,
    is_address_proof_owed: found?.is_address_proof_owed ?? false,
    declarations_owed: owed ? owedDeclarations(owed, today) : [],
    crs_change: change ?? null,
  };
}

/** Those of the addresses of an intervener. */
const countries = sql<string[]>`array(select addresses.country from addresses
  where addresses.tenant_id = interveners.tenant_id
  and addresses.uuid_intervener = interveners.uuid)`;

const fiscalCountry = sql<string | null>`(select addresses.country from addresses
  where addresses.tenant_id = interveners.tenant_id
  and addresses.uuid_intervener = interveners.uuid and addresses.kind = 'FISCAL' limit 1)`;

/** When the country of their fiscal address became another, with the change that was validated. */
const fiscalCountryChangedAt = sql<Date | null>`(select max(change.closed_at)
  from draft_changes change join addresses on addresses.tenant_id = change.tenant_id
    and addresses.uuid = change.uuid_address and addresses.kind = 'FISCAL'
  where change.tenant_id = interveners.tenant_id and change.uuid_intervener = interveners.uuid
    and change.status = 'APPLIED' and change.changes @> '[{"field": "country"}]')`;

/** The instant of a declaration; of one of which only the day is kept, noon. */
const instantOf = (declaration: { made_at: Date | null; made_on: string } | undefined) =>
  declaration && (declaration.made_at?.toISOString() ?? `${declaration.made_on}T12:00:00.000Z`);

/** Whether there is a photo is told to whoever may see it. */
function photoOf(actor: Actor, sha256: string | null) {
  const { permission } = facts.getIntervenerPhoto;
  const maySee = actor.kind !== 'staff' || (permission && actor.permissions.includes(permission));
  if (!maySee) return {};
  return { has_photo: sha256 !== null, photo_version: sha256 && versionOf({ sha256 }) };
}
