import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { holds, type Condition } from '#/language/expressions/condition.ts';
import type { Scope } from '#/language/expressions/scope.ts';

interface TextBlock {
  type: string;
  when?: Condition;
  text: { text: string; values: object };
}
const parts = ['latent', 'realised', 'brought'] as const;

test.each([
  ['position', (figures: object) => ({ balance: figures, distribution: { total: 2 } })],
  ['myAccount', (figures: object) => ({ account: { account: figures } })],
])(
  'what reconciles a result on %s names the parts that are something, once there are two',
  (screen, dataOf) => {
    const file = readFileSync(`schemas/screens/${screen}.json`, 'utf8');
    const { blocks } = JSON.parse(file) as { blocks: Record<string, TextBlock> };
    const lines = Object.values(blocks).filter(
      ({ type, text }) => type === 'text' && text.text?.startsWith('De dónde sale su resultado'),
    );
    for (let bits = 0; bits < 8; bits++) {
      const some = parts.filter((_, index) => bits & (1 << index));
      const figures = Object.fromEntries(
        parts.map((part) => [`${part}_gain`, some.includes(part) ? '-12.30' : '0.00']),
      );
      const route = { name: '', path: '', params: {}, query: { vista: 'resumen' } };
      const scope = { route, data: dataOf(figures) } as unknown as Scope;
      const shown = lines.filter(({ when }) => !when || holds(when, scope));
      expect(shown.map(({ text }) => Object.keys(text.values))).toEqual(
        some.length < 2 ? [] : [['gain', ...some]],
      );
      for (const { text } of shown)
        for (const part of parts) expect(text.text.includes(`{${part}}`)).toBe(some.includes(part));
    }
  },
);
