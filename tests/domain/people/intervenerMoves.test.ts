import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import {
  checkIntervenerMove,
  intervenerMoves,
  movesFrom,
} from '#/domain/people/intervenerMoves.ts';

const file = join(import.meta.dirname, '../../../schemas/codes/intervener-statuses.json');
const statuses = Object.keys((JSON.parse(readFileSync(file, 'utf8')) as { items: object }).items);
const ready = { areDocumentsGood: true, reason: 'Porque sí.' };
const codes = (...given: Parameters<typeof checkIntervenerMove>) =>
  checkIntervenerMove(...given).map(({ code }) => code);

test('exactly the moves of the table may be made', () => {
  for (const from of statuses) {
    const allowed = statuses.filter((to) => codes(from, to, ready).length === 0);
    expect([from, allowed.sort()]).toEqual([from, movesFrom(from).sort()]);
    expect(allowed).not.toContain(from);
  }
});

test('every move leads from and to a known status', () => {
  for (const { from, to } of intervenerMoves)
    for (const status of [...from, to]) expect(statuses).toContain(status);
});

test('a client is validated with good papers alone, and from a block with a reason too', () => {
  expect(codes('SIGNED', 'VALIDADO', { areDocumentsGood: false })).toEqual(['documents_pending']);
  expect(codes('SIGNED', 'VALIDADO', { areDocumentsGood: true })).toEqual([]);
  expect(codes('BLOQUEADO_AML', 'VALIDADO', { areDocumentsGood: false, reason: ' ' })).toEqual([
    'documents_pending',
    'reason_required',
  ]);
  expect(codes('REGISTERED_ONLINE', 'VALIDADO', ready)).toEqual(['status_move']);
});

test('nobody is blocked or sent back without a reason', () => {
  for (const [from, to] of [
    ['VALIDADO', 'BLOQUEADO'],
    ['REGISTERED', 'BLOQUEADO_AML'],
    ['SIGNED', 'REGISTERED'],
  ] as const)
    expect(codes(from, to, { areDocumentsGood: true })).toEqual(['reason_required']);
});
