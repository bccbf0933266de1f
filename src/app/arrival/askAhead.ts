import type { Input, OperationId, Result } from '#/contract/call.ts';
import type { ScreenDocument } from '#/language/documents/screen.ts';
import type { Scope } from '#/language/expressions/scope.ts';
import { firstCalls } from '#/engine/screen/firstCalls.ts';

type Ask = (id: OperationId, input: Input<OperationId>) => Promise<Result<unknown>>;

/** Makes the calls of a screen while what draws it is still on its way. */
export async function askAhead(ask: Ask, screen: ScreenDocument, scope: Scope): Promise<void> {
  const [subject, ...others] = firstCalls(screen, scope);
  if (!subject) return;
  const about = ask(subject.id, subject.input);
  for (const { id, input } of others) void ask(id, input);
  if (screen.subject === undefined) return;
  const { data } = await about;
  const found = (data as { data?: unknown } | undefined)?.data;
  if (found === undefined) return;
  const known = { ...scope, data: { [screen.subject]: found } };
  for (const { id, input } of firstCalls(screen, known)) void ask(id, input);
}
