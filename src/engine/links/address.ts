import { resolve, type Binding } from '#/language/expressions/binding.ts';

/** An address of the application as a document writes it: `{name}` places are filled from `values`. */
export interface Address {
  to: string;
  values?: Record<string, Binding>;
}

/** The address with its places filled; a place that finds nothing is left out together with its slash or parameter. */
export function addressOf({ to, values = {} }: Address, scope: unknown): string {
  return to
    .replace(/(\/|[?&]\w+=)?\{(\w+)\??\}/g, (_, before: string | undefined, name: string) => {
      const value = Object.hasOwn(values, name) ? resolve(values[name]!, scope) : undefined;
      if (value === undefined || value === null || value === '') return '';
      return (before ?? '') + encodeURIComponent(String(value));
    })
    .replace(/^([^?&]*)&/, '$1?');
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
