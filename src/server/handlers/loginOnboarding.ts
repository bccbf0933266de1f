import { credentialsOf } from '../identity/credentialsOf.ts';
import { logIn } from '../identity/logIn.ts';
import type { Handler } from '../ports/handler.ts';

/**
 * An investor's token for a page that has the tenant's key only: the same sessions, words and
 * counters of attempts as the password grant.
 */
export const loginOnboarding: Handler<'loginOnboarding'> = async (request) => ({
  data: await logIn(request.context, credentialsOf(request, 'investor')),
});
