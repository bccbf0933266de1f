import type { Issue } from '../kernel/issue.ts';
import { checkEmail } from '../rules/email.ts';
import { checkOnlyNumbers } from '../rules/onlyNumbers.ts';
import { checkSpanishPhone } from '../rules/spanishPhone.ts';

/** Digits of a Spanish telephone number. */
const PHONE_LENGTH = 9;

/** A telephone number as it is stored: without spaces, dots, dashes or the prefix of Spain. */
export function toPhone(text: string): string {
  return text
    .slice(0, 50)
    .replace(/[\s().-]/g, '')
    .replace(/^(\+34|0034)/, '');
}

/** Issues of an e-mail address, at `path`. @source specification §5 'email' */
export function checkEmailAt(email: string, path = '/email'): Issue[] {
  const field = { words: 'page.contact.email' };
  return checkEmail(email).map((issue) => ({ ...issue, path, params: { field } }));
}

/** Issues of a mobile number already in its stored form. @source specification §5 'spanishPhone' */
export function checkMobile(mobile: string, path = '/mobile_phone'): Issue[] {
  const issues = [...checkSpanishPhone(mobile), ...checkOnlyNumbers(mobile)];
  if (issues.length > 0) return at(issues, path);
  if (mobile.length === PHONE_LENGTH) return [];
  const code = mobile.length < PHONE_LENGTH ? 'min_length' : 'max_length';
  return [{ code, path, params: { length: PHONE_LENGTH } }];
}

/** Issues of any telephone, landlines and other countries included. */
export function checkPhone(phone: string, path = '/phone'): Issue[] {
  return /^(\+\d{7,15}|\d{9,15})$/.test(phone) ? [] : [{ code: 'phone', path }];
}

const at = (issues: Issue[], path: string): Issue[] => issues.map((issue) => ({ ...issue, path }));
