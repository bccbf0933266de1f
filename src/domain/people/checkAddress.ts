import type { Issue } from '../kernel/issue.ts';
import { checkPostalCode } from './postalProvince.ts';

/** A postal address, by the contract's names. @source specification §3 Address */
export interface Address {
  street_type?: string | null;
  street_1: string;
  postal_code: string;
  city: string;
  key_state?: string | null;
  country: string;
}

/** Whether a code is in one of the lists that addresses use. */
export type IsListed = (list: 'street-types' | 'provinces' | 'countries', code: string) => boolean;

/**
 * Issues of a whole address: listed codes, a province only where it belongs to the country, five
 * digits of postal code in Spain, those of the province. Code `unknown_code`, `address.state`, `address.postal_code`,
 * `address.postal_province` or `required`.
 */
export function checkAddress(address: Address, isListed: IsListed): Issue[] {
  const { street_type, country, key_state, postal_code } = address;
  const issues: Issue[] = [];
  for (const field of ['street_1', 'city', 'postal_code'] as const)
    if (address[field].trim() === '') issues.push({ code: 'required', path: `/${field}` });
  if (street_type && !isListed('street-types', street_type))
    issues.push({ code: 'unknown_code', path: '/street_type' });
  if (!isListed('countries', country) || country === 'UND')
    return [...issues, { code: 'unknown_code', path: '/country' }];
  if (country !== 'ESP') {
    if (key_state) issues.push({ code: 'address.state', path: '/key_state' });
    return issues;
  }
  const isUnknown = Boolean(key_state) && !isListed('provinces', key_state!);
  if (isUnknown) issues.push({ code: 'unknown_code', path: '/key_state' });
  for (const issue of checkPostalCode(postal_code, country, isUnknown ? null : key_state))
    issues.push({ ...issue, path: '/postal_code' });
  return issues;
}
