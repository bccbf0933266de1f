import type { Diagnostic } from '@codemirror/lint';
import { findNodeAtLocation, parseTree, type ParseError } from 'jsonc-parser';
import { grammars, type Kind } from '#/language/grammar/index.ts';
import { validateGrammar } from '#/language/grammar/validateGrammar.ts';
import { segments } from '#/language/values/pointer.ts';
import { say } from '../kernel/words.ts';

/** What a text lacks to be a document of its kind: JSON first, then what the grammar says. */
export function grammarFaults(kind: Kind, text: string): Diagnostic[] {
  const errors: ParseError[] = [];
  const tree = parseTree(text, errors, { disallowComments: true });
  if (errors.length > 0 || !tree)
    return errors.slice(0, 20).map(({ offset, length }) => ({
      from: Math.min(offset, text.length),
      to: Math.min(offset + length, text.length),
      severity: 'error',
      message: say('studio.json.broken'),
    }));
  return validateGrammar(grammars[kind], JSON.parse(text) as unknown).map(
    ({ pointer, message, severity }) => {
      const path = segments(pointer).map((name) => (/^\d+$/.test(name) ? Number(name) : name));
      const node = findNodeAtLocation(tree, path) ?? tree;
      return { from: node.offset, to: node.offset + node.length, severity, message };
    },
  );
}
