import type { Input, OperationId } from '#/contract/call.ts';
import { resolve } from '#/language/expressions/binding.ts';
import { holds, isEmpty } from '#/language/expressions/condition.ts';
import type { CallUse } from '#/language/documents/form.ts';
import type { Scope } from '#/language/expressions/scope.ts';

/** What a call is given now; nothing while its condition fails or a place of its path is unknown. */
export function inputOf(use: CallUse, scope: Scope): Input<OperationId> | undefined {
  if (use.when && !holds(use.when, scope)) return undefined;
  const parts: Record<string, Record<string, unknown>> = {};
  for (const [part, values] of Object.entries(use.input ?? {})) {
    const found = Object.entries(values ?? {}).map(
      ([name, value]) => [name, resolve(value, scope)] as const,
    );
    if (part === 'path' && found.some(([, value]) => isEmpty(value))) return undefined;
    parts[part] = Object.fromEntries(found.filter(([, value]) => value !== undefined));
  }
  return parts as Input<OperationId>;
}
