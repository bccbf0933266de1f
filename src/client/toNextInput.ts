import { calls } from '#/contract/calls.gen.ts';
import type { OperationId } from '#/contract/call.ts';
import type { LooseInput } from './toRequestInit.ts';

/**
 * The input that a next-page link of a list stands for. Undefined unless it is a relative link to
 * the same call below the API of our own origin: a token follows no other.
 */
export function toNextInput(
  id: OperationId,
  link: string,
  baseUrl: string,
): LooseInput | undefined {
  if (!/^\/(?![/\\])/.test(link) || !URL.canParse(link, baseUrl)) return undefined;
  const base = new URL(baseUrl);
  const target = new URL(link, base);
  const prefix = `${base.pathname.replace(/\/$/, '')}/`;
  if (target.origin !== base.origin || !target.pathname.startsWith(prefix)) return undefined;
  const path = toPathParameters(calls[id].path, target.pathname.slice(prefix.length - 1));
  return path && { path, query: Object.fromEntries(target.searchParams) };
}

function toPathParameters(template: string, pathname: string): Record<string, string> | undefined {
  const [expected, actual] = [template.split('/'), pathname.split('/')];
  if (expected.length !== actual.length) return undefined;
  const found: Record<string, string> = {};
  for (const [index, step] of expected.entries()) {
    const value = actual[index]!;
    if (step.startsWith('{')) found[step.slice(1, -1)] = decodeURIComponent(value);
    else if (step !== value) return undefined;
  }
  return found;
}
