import { kycExpiresOn, renewedOn } from '#/domain/appropriateness/kycExpiry.ts';
import type { PlainDate } from '#/domain/dates/plainDate.ts';
import type { TenantDb } from '../database/withTenant.ts';
import type { IntervenerRow } from '../interveners/toIntervener.ts';
import type { Tenant } from '../ports/tenant.ts';
import { readKycRequests, type OpenRequests } from './kycRequests.ts';
import { readLastKyc, type LastKyc } from './readKyc.ts';
import { readOwnOwed } from './readOwnOwed.ts';

/** What a person's questionnaire asks of them today. */
export interface KycRound extends OpenRequests {
  last: LastKyc;
  /** The day from which one that is answered today serves. */
  renewedOn: PlainDate;
  /** Until when. */
  wouldExpireOn: PlainDate;
}

/**
 * What staff asked again is asked alone while the questionnaire that it completes serves, and renews nothing of it. Of
 * one that no longer serves, or that a guardian answered for a new adult, all is asked: then it names no questions.
 */
export async function readKycRound(
  db: TenantDb,
  tenant: Tenant,
  person: Pick<IntervenerRow, 'uuid' | 'type' | 'birthdate'>,
  today: PlainDate,
): Promise<KycRound> {
  const { asked, upTo } = await readKycRequests(db, person.uuid);
  const last = await readLastKyc(db, tenant, person.uuid, today);
  const { counts } = last;
  const serves =
    counts !== undefined &&
    counts.expires_on > today &&
    !(await readOwnOwed(db, person, today)).includes('KYC_OWN');
  const from = asked && serves ? renewedOn(counts) : today;
  return {
    ...{ last, upTo, renewedOn: from },
    asked: asked && !serves ? { ...asked, questions: [], count: 0 } : asked,
    wouldExpireOn: kycExpiresOn({ made_on: from }, tenant.settings.front_params),
  };
}
