import type { Issue } from '#/domain/kernel/issue.ts';
import { checkEmailAt, checkMobile, checkPhone } from '#/domain/people/checkContacts.ts';
import { checkCnae } from '#/domain/rules/isCnae.ts';
import { isListed } from '../tenants/codeList.ts';
import type { Field } from './fieldPolicy.ts';

type Values = Partial<Record<Field, string | boolean | null>>;

/** Issues of what somebody wants a person's data to be, the contract's own apart. */
export function checkPersonal(wanted: Values): Issue[] {
  return Object.entries(wanted).flatMap(([field, value]) => {
    const path = `/${field}`;
    if (field === 'email' || field === 'mobile_phone')
      if (value === null || value === '') return [{ code: 'required', path }];
    if (typeof value !== 'string' || value === '') return [];
    return checks[field as Field]?.(value, path) ?? [];
  });
}

const country = (value: string, path: string): Issue[] =>
  isListed('countries', value) ? [] : [{ code: 'unknown_code', path }];

const checks: Partial<Record<Field, (value: string, path: string) => Issue[]>> = {
  email: checkEmailAt,
  mobile_phone: checkMobile,
  phone: checkPhone,
  nationality: country,
  birth_country: country,
  cnae: (value, path) => {
    const isGroup = isListed('cnae-2009', value) || isListed('cnae-2025', value);
    return isGroup ? [] : checkCnae(value, true).map((issue) => ({ ...issue, path }));
  },
};
