import { isUsTelephone } from './isUsTelephone.ts';

/** Signs that somebody may be a person of the United States, in the order of the agreement. */
export const usIndicia = [
  'nationality',
  'tax_residence',
  'birthplace',
  'address',
  'telephone',
  'tin',
  'transfers',
  'attorney',
  'care_of',
  'controllers',
] as const;
export type UsIndicium = (typeof usIndicia)[number];

/** What is on file of a person, and what they say. Countries are ISO-3. */
export interface UsFacts {
  nationality?: string | null;
  tax_residence?: string | null;
  birth_country?: string | null;
  /** Of every address, fiscal or for mail. */
  countries?: readonly string[];
  phones?: readonly (string | null)[];
  /** They have a tax number of the United States. */
  has_us_tin?: boolean;
  /** Standing instructions to transfer to an account there. */
  has_us_transfers?: boolean | null;
  /** Somebody with an address there may act or sign for them. */
  has_us_attorney?: boolean | null;
  /** Their only address is "in care of" somebody, or mail is held for them. */
  has_us_care_of?: boolean | null;
  /** They are a passive entity that persons of the United States control. */
  has_us_controllers?: boolean;
}

/** The United States, as ISO-3 names them. */
export const US = 'USA';

/**
 * The indicia of what is on file and was declared; empty for whoever has none.
 * @source FATCA agreement Spain–USA of 14 May 2013, annex I, II.B.1; a tax number beside them, as a reason to know (VI.A)
 */
export function usIndiciaOf(known: UsFacts): UsIndicium[] {
  const holds: Record<UsIndicium, boolean> = {
    nationality: known.nationality === US,
    tax_residence: known.tax_residence === US,
    birthplace: known.birth_country === US,
    address: known.countries?.includes(US) === true,
    telephone: known.phones?.some(isUsTelephone) === true,
    tin: known.has_us_tin === true,
    transfers: known.has_us_transfers === true,
    attorney: known.has_us_attorney === true,
    care_of: known.has_us_care_of === true,
    controllers: known.has_us_controllers === true,
  };
  return usIndicia.filter((name) => holds[name]);
}

/**
 * Citizens and residents of the United States are its persons whatever they declare: no paper cures it.
 * @source FATCA agreement Spain–USA, article 1.1.ee (United States person)
 */
export const isCitizenOrResident = (indicia: readonly UsIndicium[]): boolean =>
  indicia.includes('nationality') || indicia.includes('tax_residence');

/** A passive entity that persons of the United States control is reported, whatever it is itself. */
export const isControlledFromUs = (indicia: readonly UsIndicium[]): boolean =>
  indicia.includes('controllers');
