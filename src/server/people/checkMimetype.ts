import type { Context } from '../ports/context.ts';
import { HttpError } from '../kernel/httpError.ts';
import type { Tenant } from '../ports/tenant.ts';

/** What every body is, whatever the tenant calls its own. */
const PLAIN = 'application/json';

/**
 * Refuses (422) a `mimetype` that is neither the configuration's `crm_mimetype` nor plain JSON: whoever
 * sends another one has the configuration of another tenant or another time.
 * @source specification §3 Intervener, Public tenant configuration
 */
export async function checkMimetype(
  context: Pick<Context, 'published'>,
  tenant: Tenant,
  sent: string | undefined,
): Promise<void> {
  if (sent === undefined || sent === PLAIN) return;
  if (sent === tenant.settings.crm_mimetype) return;
  throw new HttpError(422, [{ code: 'crm_mimetype', path: '/body/mimetype' }]);
}
