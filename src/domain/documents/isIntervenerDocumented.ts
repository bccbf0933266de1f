import type { Intervener } from '../people/intervener.ts';
import { documentedStatuses } from './documentedStatuses.ts';

/** Part (a) of "fully documented": by flag, by coming from RD, or by status. @source specification §4 (a) */
export function isIntervenerDocumented(intervener: Intervener): boolean {
  return (
    intervener.has_docs_signed === true ||
    intervener.has_docs_validated === true ||
    intervener.source_system === 'RD' ||
    documentedStatuses.intervener.has(intervener.intervener_status ?? '')
  );
}
