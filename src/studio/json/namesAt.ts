import type { CompletionResult } from '@codemirror/autocomplete';
import { getLocation, parse } from 'jsonc-parser';
import { branchOf } from '#/language/grammar/branch.ts';
import { grammars, type Kind } from '#/language/grammar/index.ts';
import { deref } from '#/language/grammar/validateGrammar.ts';
import type { Schema } from '#/language/notation/grammar.ts';

/** The names, or the words, that the grammar knows at a place of a text, each with its title and its help. */
export function namesAt(kind: Kind, text: string, offset: number): CompletionResult | null {
  const { path, isAtPropertyKey, previousNode } = getLocation(text, offset);
  const at = isAtPropertyKey ? path.slice(0, -1) : path;
  const schema = schemaAt(grammars[kind], parse(text) as unknown, at);
  if (!schema) return null;
  const from = previousNode && previousNode.type !== 'object' ? previousNode.offset : offset;
  const to = previousNode && previousNode.type !== 'object' ? from + previousNode.length : offset;
  if (isAtPropertyKey) {
    const names = Object.entries(schema.properties ?? {});
    if (names.length === 0) return null;
    return {
      from,
      to,
      filter: false,
      options: names.map(([name, part]) => ({
        label: JSON.stringify(name),
        type: 'property',
        detail: deref(part).title,
        info: deref(part).description,
      })),
    };
  }
  const words = schema.enum ?? (schema.const === undefined ? [] : [schema.const]);
  if (words.length === 0) return null;
  return {
    from,
    to,
    filter: false,
    options: words.map((word) => ({ label: JSON.stringify(word), type: 'enum' })),
  };
}

/** The part of a grammar that speaks of a place in a value. */
function schemaAt(
  grammar: Schema,
  value: unknown,
  path: readonly (string | number)[],
): Schema | undefined {
  const whole = deref(grammar);
  if (whole.oneOf) {
    const branch = branchOf(whole, value);
    return 'schema' in branch ? schemaAt(branch.schema, value, path) : undefined;
  }
  const [name, ...rest] = path;
  if (name === undefined) return whole;
  const inner =
    typeof name === 'number'
      ? whole.items
      : (whole.properties?.[name] ??
        (typeof whole.additionalProperties === 'object' ? whole.additionalProperties : undefined));
  const below =
    value !== null && typeof value === 'object'
      ? (value as Record<string | number, unknown>)[name]
      : undefined;
  return inner && schemaAt(inner, below, rest);
}
