import { revoke } from '../identity/revoke.ts';
import { Answer } from '../ports/answer.ts';
import type { Handler } from '../ports/handler.ts';

/**
 * Ends the session, and has the browser forget what this origin kept: what the page clears by itself is
 * cleared too where the page is stopped on its way. Answers with data are in no cache. @source W3C Clear Site Data
 */
export const revokeToken: Handler<'revokeToken'> = async ({ context, tenant, body }) => {
  await revoke(context, tenant.id, body.token);
  return new Answer({}, { 'clear-site-data': '"storage"' });
};
