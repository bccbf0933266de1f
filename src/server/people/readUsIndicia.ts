import { hasUsControllers, owingIn } from '#/domain/people/checkAgainstKyc.ts';
import type { Crs } from '#/domain/people/checkCrs.ts';
import type { Fatca } from '#/domain/people/checkFatca.ts';
import type { Residence } from '#/domain/people/checkResidences.ts';
import { US, usIndicia, usIndiciaOf, type UsIndicium } from '#/domain/people/usIndicia.ts';
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
  const { countries, inForce } = await readFile(db, person);
  return indiciaOn({ person, countries, ...inForce }, declared);
}

/**
 * The same, with those of what they have answered and declared and not signed yet: a declaration that is made now, or
 * signed together, says nothing else.
 */
export async function readUsIndiciaToBe(
  db: TenantDb,
  person: IntervenerRow,
  declared: Fatca = {},
): Promise<UsIndicium[]> {
  const { countries, inForce, waiting } = await readFile(db, person);
  const of = (answers: typeof inForce) => indiciaOn({ person, countries, ...answers }, declared);
  const found = [...of(inForce), ...of({ ...inForce, ...waiting })];
  return usIndicia.filter((name) => found.includes(name));
}

type Answered = Pick<UsFile, 'kyc' | 'crs'>;

async function readFile(db: TenantDb, person: IntervenerRow) {
  const addresses = await readAddresses(db, person.uuid);
  const rows = await db
    .selectFrom('declarations')
    .select(['kind', 'answers', 'is_current'])
    .where('uuid_intervener', '=', person.uuid)
    .where('kind', 'in', ['KYC', 'CRS'])
    .where(({ or, eb }) => or([eb('is_current', '=', true), eb('status', '=', 'DRAFT')]))
    .execute();
  const answers = (isCurrent: boolean): Answered =>
    Object.fromEntries(
      rows
        .filter(({ is_current }) => is_current === isCurrent)
        .map(({ kind, answers: said }) => [kind.toLowerCase(), said]),
    );
  return {
    countries: addresses.map(({ country }) => country),
    inForce: answers(true),
    waiting: answers(false),
  };
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
