import type { Fatca } from '#/domain/people/checkFatca.ts';
import { usIndiciaOf, type UsIndicium } from '#/domain/people/usIndicia.ts';
import type { TenantDb } from '../../database/withTenant.ts';
import type { IntervenerRow } from '../../interveners/toIntervener.ts';
import { readAddresses } from '../readAddresses.ts';

/** The indicia of the United States in what is on file of a person, what they answered last, and what they declare. */
export async function readUsIndicia(
  db: TenantDb,
  person: IntervenerRow,
  declared: Fatca = {},
): Promise<UsIndicium[]> {
  const addresses = await readAddresses(db, person.uuid);
  const kyc = await db
    .selectFrom('declarations')
    .select('answers')
    .where('uuid_intervener', '=', person.uuid)
    .where('kind', '=', 'KYC')
    .where('is_current', '=', true)
    .executeTakeFirst();
  const { nationality, birth_country, tax_residence, mobile_phone, phone } = person;
  return usIndiciaOf({
    ...{ nationality, birth_country, tax_residence },
    ...declared,
    countries: addresses.map(({ country }) => country),
    phones: [mobile_phone, phone],
    has_us_tin: kyc?.answers['TIENE_NIF_EEUU'] === 'SI',
  });
}
