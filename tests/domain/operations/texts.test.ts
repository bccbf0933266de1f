import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import base from '../../../schemas/texts/es.json' with { type: 'json' };
import own from '../../../schemas/texts/operations.es.json' with { type: 'json' };
import { guards } from '#/domain/operations/status/guards.ts';

const root = join(import.meta.dirname, '../../../src/domain');
const source = globSync(
  ['{lots,operations,orders,pensions,returns,simulations,tax,valuation}/**/*.ts', 'simulation.ts'],
  { cwd: root },
)
  .map((file) => readFileSync(join(root, file), 'utf8'))
  .join('\n');
const guardCodes = Object.keys(guards).map((name) => `operation.guard.${name}`);

test('every code that an order, a simulation or a move can give has its sentence', () => {
  const family =
    /'((?:ledger|simulation|periodic|contribution|operation|bank_account|transfer|pension_transfer|benefit)\.[a-z_]+|residence_certificate(?:\.[a-z]+)?|total_(?:redemption|transfer)_pending|[A-Z]{3,}(?:_[A-Z0-9]+)+)'/g;
  const codes = [...source.matchAll(family)].map(([, code]) => code!);
  const isCode = (code: string) => code !== code.toUpperCase() || code in own;
  const missing = [...new Set([...codes.filter(isCode), ...guardCodes])].filter(
    (code) => !(code in own) && !(code in base),
  );
  expect(missing).toEqual([]);
});

test('no sentence is left without a code', () => {
  const unused = Object.keys(own).filter(
    (code) => !source.includes(`'${code}'`) && !guardCodes.includes(code),
  );
  expect(unused).toEqual([]);
});
