import type { Issue } from '../kernel/issue.ts';
import { comparable } from '../rules/comparable.ts';
import type { ControllingPerson, Crs } from './checkCrs.ts';
import { countriesOf, residenceCountries, residenceOf } from './checkCrs.ts';
import { OWNER } from './checkControllers.ts';
import type { Residence } from './checkResidences.ts';
import { checkClassOfKyc, classesOf, PASSIVE } from './entityClass.ts';
import { foldedName } from './names.ts';
import { declaresUsNumber, type TaxDeclared } from './usContradictions.ts';
import { US } from './usIndicia.ts';

/** Answers of a KYC questionnaire by their questions. */
type Kyc = Readonly<Record<string, unknown>>;

/** Countries in which somebody says that they pay taxes, beside the residence on file. */
export const owingIn = (kyc: Kyc): string[] =>
  rowsOf<Residence>(kyc.PAISES_OBLIGACION_FISCAL).map(({ tin_country }) => tin_country);

/**
 * Issues of a CRS declaration that says something else than the questionnaire in force, which is corrected first: the
 * class of an entity (`class_of_kyc`), a country that is left out (`crs.country_of_kyc`).
 * @source OECD Common Reporting Standard, section VII.A (reason to know that a self-certification is incorrect)
 */
export function checkAgainstKyc(crs: Crs, kyc: Kyc): Issue[] {
  const declared = residenceCountries(crs);
  const isLeftOut = declared.length > 0 && owingIn(kyc).some((each) => !declared.includes(each));
  return [
    ...checkClassOfKyc(crs.entity_class, classesOf(kyc)).map((issue) => ({
      ...issue,
      path: '/entity_class',
    })),
    ...(isLeftOut ? [{ code: 'crs.country_of_kyc', path: '/residences' }] : []),
  ];
}

/**
 * Countries in which a CRS declaration has somebody pay taxes beside where they reside, and of which their
 * questionnaire says nothing. Empty for who was not asked.
 */
export function countriesDenied(crs: Crs, kyc: Kyc): string[] {
  const { TIENE_SEGUNDO_PAIS_OBLIGACION_FISCAL: asked } = kyc;
  if (asked !== 'SI' && asked !== 'NO') return [];
  const told = [residenceOf(crs), ...owingIn(kyc)];
  return residenceCountries(crs).filter((country) => !told.includes(country));
}

/**
 * Issues of a questionnaire beside the tax declarations: whoever declares a number of the United States has one
 * (`kyc.us_number`). @source FATCA agreement Spain–USA, annex I, VI.A; Ley 10/2010, article 6
 */
export const checkKycAgainst = (kyc: Kyc, declared: Partial<TaxDeclared>): Issue[] =>
  kyc.TIENE_NIF_EEUU === 'NO' && declaresUsNumber(declared)
    ? [{ code: 'kyc.us_number', path: '/TIENE_NIF_EEUU' }]
    : [];

/** A beneficial owner, by the questions that ask for one. */
interface Owner {
  NOMBRE?: string;
  DOCUMENTO?: string;
  NACIONALIDAD?: string;
  RESIDENCIA?: string;
}

/** Those over 25 % by the questionnaire; undefined where it does not say. */
function ownersOf(kyc: Kyc): Owner[] | undefined {
  if (Array.isArray(kyc.TITULARES_REALES)) return rowsOf<Owner>(kyc.TITULARES_REALES);
  const { PERSONAS_SOCIEDAD_25_MAS: ofCompany, PERSONAS_FUNDACION_25_MAS: ofFoundation } = kyc;
  return ofCompany === 'NO' || ofFoundation === 'NO' ? [] : undefined;
}

/**
 * Whether those who control a passive entity by what they own are others than those over 25 % in the questionnaire.
 * Nobody is told apart by the spelling of a number or a name.
 */
export function doOwnersDiffer(crs: Crs, kyc: Kyc): boolean {
  const owners = ownersOf(kyc);
  if (crs.entity_class !== PASSIVE || owners === undefined) return false;
  const declared = (crs.controlling_persons ?? []).filter(({ role }) => role === OWNER);
  return (
    declared.some((person) => !owners.some((owner) => isSame(person, owner))) ||
    owners.some((owner) => !declared.some((person) => isSame(person, owner)))
  );
}

const isSame = ({ tin_code, name }: ControllingPerson, { DOCUMENTO, NOMBRE }: Owner): boolean =>
  (!!tin_code && !!DOCUMENTO && comparable(tin_code) === comparable(DOCUMENTO)) ||
  (!!NOMBRE && foldedName(name) === foldedName(NOMBRE));

/**
 * Whether persons of the United States control a passive entity, by its CRS or by its questionnaire: it is reported
 * though it is none of them. @source FATCA agreement Spain–USA, article 1.1.cc and annex I, V.D
 */
export function hasUsControllers(crs: Crs, kyc: Kyc): boolean {
  const { crs: ofCrs, fatca } = classesOf(kyc);
  const isPassive = [crs.entity_class ?? ofCrs, fatca].includes(PASSIVE);
  if (!isPassive) return false;
  return (
    (crs.controlling_persons ?? []).flatMap(countriesOf).includes(US) ||
    (ownersOf(kyc) ?? []).some((owner) => owner.NACIONALIDAD === US || owner.RESIDENCIA === US)
  );
}

const rowsOf = <Row>(answer: unknown): Row[] => (Array.isArray(answer) ? (answer as Row[]) : []);
