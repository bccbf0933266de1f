import type { Issue } from '../kernel/issue.ts';
import type { Crs } from './checkCrs.ts';
import type { Fatca } from './checkFatca.ts';
import { isPresent } from './isPresent.ts';
import { isCitizenOrResident, US, type UsIndicium } from './usIndicia.ts';

/**
 * Issues of a status beside what is on file: citizens and residents of the United States are its persons
 * (`fatca.us_person`). @source FATCA agreement Spain–USA, article 1.1.ee
 */
export const checkUsStatus = (status: unknown, indicia: readonly UsIndicium[]): Issue[] =>
  status === 'NON_US_PERSON' && isCitizenOrResident(indicia)
    ? [{ code: 'fatca.us_person', path: '', params: { indicia: indicia.join(', ') } }]
    : [];

/**
 * Issues of residences in these countries beside the FATCA declaration: whoever declares to be no person of the United
 * States resides elsewhere (`crs.us_person`). @source FATCA agreement Spain–USA, article 1.1.ee
 */
export const checkUsResidence = (
  countries: readonly string[],
  fatca: Pick<Fatca, 'fatca_status'> | null | undefined,
): Issue[] =>
  countries.includes(US) && fatca?.fatca_status === 'NON_US_PERSON'
    ? [{ code: 'crs.us_person', path: '' }]
    : [];

/** Tax declarations of a person. */
export interface TaxDeclared {
  fatca: Fatca;
  crs: Crs;
}

/**
 * Whether a number of the United States is declared: as a person of theirs, or with a residence there. A questionnaire
 * that denies it says what nobody may rely on. @source FATCA agreement Spain–USA, annex I, VI.A (reason to know)
 */
export const declaresUsNumber = ({ fatca, crs }: Partial<TaxDeclared>): boolean =>
  (fatca?.fatca_status === 'US_PERSON' && isPresent(fatca.tin_code)) ||
  (crs?.tin_country === US && isPresent(crs.tin_code)) ||
  (crs?.residences ?? []).some((each) => each.tin_country === US && isPresent(each.tin_code));
