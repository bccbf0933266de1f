import type { Input, OperationId, Output } from '#/contract/call.ts';
import type { Preloaded } from '#/contract/preloaded.ts';

/** The answer that came with the page, once; undefined means that the server has to be asked. */
export type TakePreloaded = <Id extends OperationId>(
  id: Id,
  input: Input<Id>,
  tenant?: string,
) => Output<Id> | undefined;

/** Each answer serves one call: who asks again wants to know what holds now. */
export function createPreloaded(
  given: Pick<Preloaded, 'tenant' | 'answers'> | undefined,
): TakePreloaded {
  const waiting = new Map(
    given?.answers.map(({ call, input, answer }) => [keyOf(call, input), answer]),
  );
  return <Id extends OperationId>(id: Id, input: Input<Id>, tenant = given?.tenant) => {
    if (tenant !== given?.tenant) return undefined;
    const key = keyOf(id, input);
    const answer = waiting.get(key);
    waiting.delete(key);
    return answer as Output<Id> | undefined;
  };
}

/** What the server wrote into the page; nothing where pages are served without it. */
export function readPreloaded(page: Document): Preloaded | undefined {
  const text = page.getElementById('preloaded')?.textContent;
  return text ? (JSON.parse(text) as Preloaded) : undefined;
}

const keyOf = (id: OperationId, input: object) => `${id} ${JSON.stringify(input)}`;
