import { hasConfirmedGdpr } from '#/domain/access/hasConfirmedGdpr.ts';
import { expiresOn, validityOf } from '#/domain/appropriateness/validity.ts';
import type { Actor } from '../access/actor.ts';
import type { TenantDb } from '../database/withTenant.ts';
import { GDPR_TEXT_VERSION } from './gdprText.ts';
import { toGdpr } from './toGdpr.ts';
import type { IntervenerRecords } from './toIntervener.ts';

/** Consents, test, declarations and group of an intervener, as far as the intervener's own answer speaks of them. */
export async function readRecords(
  db: TenantDb,
  { tenant }: Actor,
  uuid: string,
  today: string,
): Promise<IntervenerRecords> {
  const consents = await db
    .selectFrom('consents')
    .select(['purpose', 'is_granted', 'source', 'text_version', 'given_at'])
    .where('tenant_id', '=', tenant.id)
    .where('uuid_intervener', '=', uuid)
    .orderBy('given_at')
    .orderBy('sequence', (order) => order.asc().nullsFirst())
    .execute();
  const test = await db
    .selectFrom('test_results')
    .select('expires_on')
    .where('tenant_id', '=', tenant.id)
    .where('uuid_intervener', '=', uuid)
    .orderBy('taken_on', 'desc')
    .executeTakeFirst();
  const declarations = await db
    .selectFrom('declarations')
    .select(['kind', 'answers', 'made_on'])
    .where('tenant_id', '=', tenant.id)
    .where('uuid_intervener', '=', uuid)
    .where('is_current', '=', true)
    .execute();
  const group = await db
    .selectFrom('interveners')
    .innerJoin('groups', (join) =>
      join
        .onRef('groups.tenant_id', '=', 'interveners.tenant_id')
        .onRef('groups.uuid', '=', 'interveners.uuid_group'),
    )
    .select('groups.key_name')
    .where('interveners.tenant_id', '=', tenant.id)
    .where('interveners.uuid', '=', uuid)
    .executeTakeFirst();
  const { signing_enabled, signature_type } = tenant.settings;
  const current = new Map(declarations.map((declaration) => [declaration.kind, declaration]));
  const kyc = current.get('KYC');
  const validity = validityOf(tenant.settings.front_params, 'KYC_VALIDITY');
  return {
    today,
    group: group?.key_name ?? null,
    signsByCode: signing_enabled && signature_type === 'DIGITAL-OTP',
    fatca: current.get('FATCA')?.answers ?? null,
    crs: current.get('CRS')?.answers ?? null,
    gdpr: toGdpr(consents),
    has_gdpr_confirmed: hasConfirmedGdpr(consents, GDPR_TEXT_VERSION),
    convenience_expires_on: test?.expires_on ?? null,
    kyc_expires_on: kyc ? expiresOn(kyc.made_on, validity) : null,
  };
}
