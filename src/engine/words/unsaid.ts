import { calls } from '#/contract/calls.gen.ts';
import type { OperationId, Problem } from '#/contract/call.ts';

/**
 * Why a button may not ask for a call that cannot be undone: its words, as they stand on the page, begin with
 * none of the call's verbs in any language. Nothing for other calls. The verbs are fetched only when needed.
 */
export async function unsaid(call: OperationId, words: string): Promise<Problem | undefined> {
  const verbs = Object.hasOwn(calls, call) ? calls[call].verbs : undefined;
  if (!verbs) return undefined;
  const module = await import('#/language/wording/saysVerb.ts').catch(() => undefined);
  if (!module) return { status: 0, name: 'network', message: words, errors: [] };
  if (module.saysVerb(words, verbs)) return undefined;
  return { status: 500, name: 'unsaid', message: words, errors: [] };
}
