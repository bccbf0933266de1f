import type { Issue } from '#/domain/kernel/issue.ts';
import type { User } from './user.ts';

const SHORTEST = 10;
const LONGEST = 128;
/** Names shorter than this turn up in words by accident. */
const SHORTEST_NAME = 3;

/**
 * What a new password breaks. Length counts, composition does not; it may not hold the name or the
 * user name of whoever it belongs to. Lengths in characters. @source NIST SP 800-63B §3.1.1
 */
export function checkPassword(
  password: string,
  { username, given_name }: Pick<User, 'username' | 'given_name'>,
): Issue[] {
  const length = [...password].length;
  if (length < SHORTEST) return issue('min_length', { length: SHORTEST });
  if (length > LONGEST) return issue('max_length', { length: LONGEST });
  const names = [username, given_name].filter((name) => name.length >= SHORTEST_NAME);
  const isNamed = names.some((name) => password.toLowerCase().includes(name.toLowerCase()));
  return isNamed ? issue('password_named') : [];
}

const issue = (code: string, params?: Record<string, unknown>): Issue[] => [
  { code, path: '/password', params },
];
