import type { PlainDate } from '../dates/plainDate.ts';
import type { Intervener } from '../people/intervener.ts';
import { isMinor } from '../people/isMinor.ts';
import { operatingStatuses } from './statuses.ts';

/**
 * Whether the section "Operar" is in the menu. It asks less than operating does: without contact
 * data or with an expired document the section stays, and the guard explains.
 * @source specification §2.4 'Visibility rules'
 */
export function isOperateShown(intervener: Intervener, today: PlainDate): boolean {
  return !isMinor(intervener, today) && operatingStatuses.has(intervener.intervener_status ?? '');
}
