import type { FactInput } from './factInput.ts';
import { facts, type Facts } from './index.ts';

/** All facts about a client now, the `facts` of every scope. */
export function factsOf(input: FactInput): Facts {
  return Object.fromEntries(
    Object.entries(facts).map(([name, fact]) => [name, fact(input)]),
  ) as Facts;
}
