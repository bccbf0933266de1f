import { expect, test } from 'vitest';
import { grammarOfFile, grammars, type Kind } from '#/language/grammar/index.ts';
import { overlay } from '#/language/grammar/overlay.ts';
import { shapeOf } from '#/language/grammar/shapeTold.ts';
import { validateGrammar } from '#/language/grammar/validateGrammar.ts';

/** Every pattern that stands anywhere in a grammar, what it refers to included. */
function patternsIn(value: unknown, found: Set<string>, seen: Set<object>): Set<string> {
  if (value === null || typeof value !== 'object' || seen.has(value)) return found;
  seen.add(value);
  for (const [name, inner] of Object.entries(value))
    if (name === 'pattern' && typeof inner === 'string') found.add(inner);
    else patternsIn(inner, found, seen);
  return found;
}

const all = [...Object.values(grammars), grammarOfFile('form'), overlay];
const patterns = [...patternsIn(all, new Set(), new Set())];

test('every pattern of the grammars is said in words', () => {
  expect(patterns.length).toBeGreaterThan(20);
  expect(patterns.filter((pattern) => shapeOf(pattern) === undefined)).toEqual([]);
});

test('nobody is shown a pattern', () => {
  const wrong = { kind: 'settings', issues_mail: 'nadie', tag_manager_ap: 'x', crm_mimetype: 'x' };
  const told = validateGrammar(grammars['settings' as Kind], wrong).map(({ message }) => message);
  expect(told).toHaveLength(3);
  for (const message of told) expect(message).not.toMatch(/[\^$[\]]/);
});
