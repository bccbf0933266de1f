import { definitions } from '#/language/grammar/definitions.ts';
import type { Schema } from '#/language/notation/grammar.ts';
import { grammars, type Kind } from '#/language/grammar/index.ts';

/** A grammar as a JSON Schema document of its own (2020-12), with every part that it refers to. */
export function schemaOf(
  kind: Kind,
): Schema & { $schema: string; $id: string; $defs: Record<string, Schema> } {
  const document = {
    $schema: 'https://json-schema.org/draft/2020-12/schema',
    $id: `https://private-area.example/grammar/${kind}.json`,
    ...grammars[kind],
    $defs: definitions,
  };
  return JSON.parse(JSON.stringify(document)) as typeof document;
}
