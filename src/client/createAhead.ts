import type { Call, Input, OperationId, Output, Result } from '#/contract/call.ts';

/** How long an answer that nobody took yet is one (ms): afterwards whoever asks wants to know what holds then. */
const KEPT = 10_000;

interface Asked {
  at: number;
  answer: Promise<Result<unknown>>;
  data?: unknown;
}

interface Ahead {
  call: Call;
  /** Asks before anybody needs the answer: who makes the same call next is given it, on its way or here. */
  ahead<Id extends OperationId>(id: Id, input: Input<Id>): Promise<Result<unknown>>;
  /** The answer to what was asked ahead, where it has come and is one: nobody waits for it. */
  here<Id extends OperationId>(id: Id, input: Input<Id>): Output<Id> | undefined;
  /** Forgets what was asked: something has changed, or somebody else is here. */
  forget(): void;
}

/** A call whose answers can be asked for ahead, each for one who takes it. Only for calls that read. */
export function createAhead(call: Call, now: () => number): Ahead {
  const asked = new Map<string, Asked>();
  const keyOf = (id: OperationId, input: object) => `${id} ${JSON.stringify(input)}`;
  const fresh = (key: string) => {
    const found = asked.get(key);
    return found && now() - found.at < KEPT ? found : undefined;
  };
  return {
    call: (id, input) => {
      const key = keyOf(id, input);
      const found = fresh(key);
      asked.delete(key);
      return found ? (found.answer as ReturnType<typeof call<typeof id>>) : call(id, input);
    },
    ahead: (id, input) => {
      const answer = call(id, input);
      const one: Asked = { at: now(), answer };
      asked.set(keyOf(id, input), one);
      void answer.then(({ data }) => void (one.data = data));
      return answer;
    },
    here: (id, input) => {
      const key = keyOf(id, input);
      const data = fresh(key)?.data;
      if (data !== undefined) asked.delete(key);
      return data as Output<typeof id> | undefined;
    },
    forget: () => asked.clear(),
  };
}
