import type { Problem } from '#/contract/call.ts';
import { EXPIRED, problems } from '#/client/problems.ts';
import { homeAddress, loginAddress } from '#/language/values/addresses.ts';

/** Why a session is closed when its time is over and nobody asked to stay. */
export const expired: Problem = problems.expired();

/** Staff have seen enough of a client and go back to choosing one. */
export const leftView: Problem = { status: 0, name: 'leftView', message: '', errors: [] };

/**
 * The login page after a session has ended, and why it has. Storage was cleared, so a tenant that is
 * not the host's default is named in the address. Whoever did not leave by themselves is led back to where they were.
 */
export function signedOutAddress(
  problem: Problem | undefined,
  tenant?: { id: string; is_default: boolean },
  where?: string,
): string {
  const query = new URLSearchParams();
  if (problem?.name === EXPIRED) query.set('reason', 'expired');
  else if (problem && problem !== leftView) query.set('error', String(problem.status));
  else if (!problem) query.set('reason', 'logout');
  if (tenant && !tenant.is_default) query.set('id', tenant.id);
  if (where && problem && problem !== leftView && where !== homeAddress)
    query.set('returnTo', where);
  const path = problem === leftView ? `${loginAddress}/admin` : loginAddress;
  return [path, query.toString()].filter(Boolean).join('?');
}
