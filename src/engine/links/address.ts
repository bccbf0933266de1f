import { resolve, type Binding } from '#/language/expressions/binding.ts';

/** An address of the application as a document writes it: `{name}` places are filled from `values`. */
export interface Address {
  to: string;
  values?: Record<string, Binding>;
}

/** The address with its places filled; a place that finds nothing is left out together with its slash or parameter. */
export function addressOf({ to, values = {} }: Address, scope: unknown): string {
  const found = (name: string) => {
    const value = Object.hasOwn(values, name) ? resolve(values[name]!, scope) : undefined;
    return value === undefined || value === null ? '' : String(value);
  };
  const [path = '', query] = to.split('?', 2);
  const filled = path.replace(/\/?\{(\w+)\??\}/g, (place, name: string) => {
    const value = found(name);
    return value && (place.startsWith('/') ? '/' : '') + encodeURIComponent(value);
  });
  const kept = query
    ?.split('&')
    .map((parameter) => parameter.replace(/\{(\w+)\??\}/g, (_, name: string) => encodeURIComponent(found(name))))
    .filter((parameter) => !parameter.endsWith('='));
  return kept?.length ? `${filled}?${kept.join('&')}` : filled;
}

/** An address of this application: no scheme and no other host, however it is spelt. */
export const isOwnAddress = (to: string): boolean => /^\/(?![/\\])[^\s\\]*$/.test(to);

/** The present address with one parameter of its query changed; `undefined` takes it out. */
export function withParameter(
  route: { path: string; query: Record<string, string> },
  name: string,
  value: string | undefined,
): string {
  const query = new URLSearchParams(route.query);
  if (value === undefined) query.delete(name);
  else query.set(name, value);
  const text = query.toString();
  return route.path + (text && `?${text}`);
}
