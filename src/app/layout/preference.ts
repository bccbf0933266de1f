/** A year, in seconds. */
const YEAR = 31_536_000;

/**
 * What a person prefers of the look, kept in this browser. A cookie and not the local storage, which
 * is cleared at every logout; it holds no more than a word and nobody but this page reads it.
 */
export function readPreference<Value extends string>(
  name: string,
  allowed: readonly Value[],
  page: Pick<Document, 'cookie'> = document,
): Value {
  const entry = page.cookie.split('; ').find((one) => one.startsWith(`${name}=`));
  const value = entry?.slice(name.length + 1);
  return allowed.find((one) => one === value) ?? allowed[0]!;
}

export function keepPreference(
  name: string,
  value: string,
  page: Pick<Document, 'cookie'> = document,
): void {
  const secure = location.protocol === 'https:' ? '; Secure' : '';
  page.cookie = `${name}=${value}; Path=/; Max-Age=${YEAR}; SameSite=Strict${secure}`;
}
