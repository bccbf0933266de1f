import { HttpError } from '../kernel/httpError.ts';
import type { Place } from './place.ts';

/** Which entity types each address serves. @source specification §3 'Document entity types' */
const served: Record<Place['section'], readonly string[]> = {
  INTERVENER: ['INTERVENER', 'INTERVENERS'],
  ACCOUNT: ['ACCOUNT', 'BANK_ACCOUNTS'],
  OPERATION: ['OPERATION'],
};

/** Refuses a `section` that nobody knows, in the words of the specification, or that belongs elsewhere. */
export function checkSection(section: Place['section'], sent: string | undefined): void {
  if (sent === undefined || served[section].includes(sent)) return;
  const path = '/body/section';
  if (Object.values(served).flat().includes(sent))
    throw new HttpError(422, [{ code: 'document_section', path }]);
  const message = `Unkown document entity type "${sent}".`;
  throw new HttpError(422, [{ code: 'unknown_document_type', path, message }]);
}
