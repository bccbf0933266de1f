import { locate } from '../contract/locate.ts';
import type { Binding } from '../expressions/binding.ts';
import { grammars } from '../grammar/index.ts';
import { found } from '../grammar/walk.ts';
import type { Context } from './context.ts';
import { scopeAt } from './scopeAt.ts';

/** Code list → each value that the contract lists where a document says it in the words of that list → the document. */
export type SaidCodes = ReadonlyMap<string, ReadonlyMap<string, string>>;

/** What the contract has of the codes of each list. What it leaves open is not among them. */
export function saidCodes({ documents, contract }: Pick<Context, 'documents' | 'contract'>) {
  const before = known.get(documents);
  if (before) return before;
  const all = new Map<string, Map<string, string>>();
  for (const document of documents.values())
    for (const { value, pointer, rows } of found(
      grammars[document.kind],
      document.value,
      'binding',
    )) {
      const { from, codes } = value as Binding;
      if (codes === undefined) continue;
      const list = all.get(codes) ?? new Map<string, string>();
      all.set(codes, list);
      const kinds = locate(contract, scopeAt(document, contract, pointer, rows), from).found ?? [];
      for (const one of kinds.flatMap(({ values = [] }) => values))
        if (one !== null && !list.has(String(one))) list.set(String(one), document.id);
    }
  known.set(documents, all);
  return all as SaidCodes;
}

const known = new WeakMap<Context['documents'], SaidCodes>();
