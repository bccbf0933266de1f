import type { Issue } from '../kernel/issue.ts';
import { checkFatcaGiin } from '../rules/isFatcaGiin.ts';
import { isPresent } from './isPresent.ts';

/** A FATCA declaration, by the contract's names. @source specification §3 'FATCA and CRS' */
export interface Fatca {
  indicator_fatca?: string | null;
  country_fatca?: string | null;
  tin_code?: string | null;
  tin_type?: string | null;
  fatca_status?: string | null;
  giin_code?: string | null;
}

/** Whether a number is a tax identification number of a country (ISO-3); a question to the server. */
export type IsTin = (number: string, country: string) => boolean;

/** What people declare of themselves; the rest is the outcome of the manager's due diligence. */
const declared: Record<'indicator_fatca' | 'fatca_status', ReadonlySet<string>> = {
  indicator_fatca: new Set(['REPORTABLE_PERSON', 'NO_REPORTABLE_PERSON']),
  fatca_status: new Set(['US_PERSON', 'NON_US_PERSON']),
};

/**
 * Issues of a declaration that replaces `before`: outcomes of due diligence stay the manager's
 * (`field_by_manager`), a United States person gives a valid number of theirs, status and indicator
 * agree (`fatca.contradiction`), and only entities have a GIIN.
 * @source FATCA agreement Spain–USA, annex I
 */
export function checkFatca(fatca: Fatca, before: Fatca, type: string, isTin: IsTin): Issue[] {
  const issues: Issue[] = [];
  for (const field of ['indicator_fatca', 'fatca_status'] as const) {
    const value = fatca[field];
    if (value && value !== before[field] && !declared[field].has(value))
      issues.push({ code: 'field_by_manager', path: `/${field}` });
  }
  const isUsPerson = fatca.fatca_status === 'US_PERSON';
  if (isUsPerson && fatca.indicator_fatca === 'NO_REPORTABLE_PERSON')
    issues.push({ code: 'fatca.contradiction', path: '/indicator_fatca' });
  if (fatca.fatca_status === 'NON_US_PERSON' && fatca.indicator_fatca === 'REPORTABLE_PERSON')
    issues.push({ code: 'fatca.contradiction', path: '/indicator_fatca' });
  if (isUsPerson && !isPresent(fatca.tin_code))
    issues.push({ code: 'required', path: '/tin_code' });
  const country = isUsPerson ? 'USA' : fatca.country_fatca;
  if (fatca.tin_code && !isTin(fatca.tin_code, country ?? 'USA'))
    issues.push({ code: 'tin-validator', path: '/tin_code' });
  if (fatca.giin_code && type !== 'J')
    issues.push({ code: 'fatca.giin_of_entities', path: '/giin_code' });
  else
    issues.push(
      ...checkFatcaGiin(fatca.giin_code).map((issue) => ({ ...issue, path: '/giin_code' })),
    );
  return issues;
}
