import type { Issue } from '../kernel/issue.ts';
import { compact } from '../rules/compact.ts';
import { isDni } from '../rules/dni.ts';
import { isNie } from '../rules/nie.ts';

/**
 * Issues of the number of an identity document, by its type where one was given. Spanish documents
 * have their control letter checked; what another country issues is letters and digits.
 * @source specification §5 'Identity documents'
 */
export function checkIdentity(
  number: string | null | undefined,
  type: string | null | undefined,
  path = '/document_number',
): Issue[] {
  if (!number) return [];
  const text = compact(number);
  if (type === 'DNI' && !isDni(text)) return [{ code: 'dni', path }];
  if (type === 'NIE' && !isNie(text)) return [{ code: 'nie', path }];
  return /^[A-Z0-9]{4,20}$/.test(text) ? [] : [{ code: 'identity_number', path }];
}
