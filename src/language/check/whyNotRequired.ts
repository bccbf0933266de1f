import type { FormDocument } from '../documents/form.ts';
import type { LocksDocument } from '../documents/locksDocument.ts';
import { graveCallOf } from './grave.ts';
import { isWayOut } from './wayOut.ts';

const LAW =
  'Aquí se responde a lo que pide la ley: lo que se pregunta además no es obligatorio. Quite «Obligatoria».';
const LEAVES =
  'Por aquí saca su dinero quien quiere: lo que se pregunta además no es obligatorio. Quite «Obligatoria».';

/** Why nothing that a tenant asks besides has to be answered in a form of the product; nothing where it may have to be. */
export function whyNotRequired(
  form: FormDocument,
  locks: Pick<LocksDocument, 'calls'> | undefined,
): string | undefined {
  if (isWayOut(form)) return LEAVES;
  const call = locks?.calls[graveCallOf(form) ?? ''];
  return call?.whole === true && call.more !== true ? LAW : undefined;
}
