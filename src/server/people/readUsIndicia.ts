import { hasUsControllers, owingIn } from '#/domain/people/checkAgainstKyc.ts';
import type { Crs } from '#/domain/people/checkCrs.ts';
import type { Fatca } from '#/domain/people/checkFatca.ts';
import type { Residence } from '#/domain/people/checkResidences.ts';
import { US, usIndiciaOf, type UsIndicium } from '#/domain/people/usIndicia.ts';
import type { TenantDb } from '../database/withTenant.ts';
import type { IntervenerRow } from '../interveners/toIntervener.ts';
import { readAddresses } from './readAddresses.ts';

type Known = 'nationality' | 'birth_country' | 'tax_residence' | 'mobile_phone' | 'phone';

/** What is on file of a person, and in force of what they declared. */
export interface UsFile {
  person: Pick<IntervenerRow, Known>;
  /** Of every address, fiscal or for mail. */
  countries: readonly string[];
  kyc?: Record<string, unknown>;
  crs?: Crs;
}

/** The indicia of the United States in what is on file of a person, what they answered last, and what they declare. */
export async function readUsIndicia(
  db: TenantDb,
  person: IntervenerRow,
  declared: Fatca = {},
): Promise<UsIndicium[]> {
  const addresses = await readAddresses(db, person.uuid);
  const inForce = await db
    .selectFrom('declarations')
    .select(['kind', 'answers'])
    .where('uuid_intervener', '=', person.uuid)
    .where('kind', 'in', ['KYC', 'CRS'])
    .where('is_current', '=', true)
    .execute();
  const answersOf = (kind: string) => inForce.find((each) => each.kind === kind)?.answers;
  const countries = addresses.map(({ country }) => country);
  return indiciaOn({ person, countries, kyc: answersOf('KYC'), crs: answersOf('CRS') }, declared);
}

/** The same of what was read already. */
export function indiciaOn(
  { person, countries, kyc = {}, crs = {} }: UsFile,
  declared: Fatca = {},
): UsIndicium[] {
  const { nationality, birth_country, tax_residence, mobile_phone, phone } = person;
  const declaredIn = [crs.tin_country, ...(crs.residences ?? []).map(countryOf)];
  return usIndiciaOf({
    ...{ nationality, birth_country },
    tax_residence: declaredIn.includes(US) ? US : tax_residence,
    ...declared,
    countries,
    phones: [mobile_phone, phone],
    has_us_tin: kyc['TIENE_NIF_EEUU'] === 'SI' || owingIn(kyc).includes(US),
    has_us_controllers: hasUsControllers(crs, kyc),
  });
}

const countryOf = ({ tin_country }: Residence) => tin_country;
