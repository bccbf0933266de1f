import { expect, test } from 'vitest';
import { longJson } from '../../../src/server/router/longJson.ts';

const rows = Array.from({ length: 201 }, (_, index) => ({
  uuid: `ñ "${index}"`,
  left: undefined,
  none: null,
  at: new Date(index),
  inner: [index, undefined],
}));

test.each([
  { data: { operations: rows, total: 201, next: null } },
  {
    data: { total: 1, gone: undefined, some: [1], operations: [...rows, undefined] },
    message: 'sí',
  },
  { message: 'sí', data: { one: rows, other: rows } },
])('an answer with a long list says what it says when written at once (%#)', async (body) => {
  const text = await longJson(body);
  expect(JSON.parse(String(text))).toEqual(JSON.parse(JSON.stringify(body)));
});

test.each([
  undefined,
  null,
  'text',
  Buffer.from('x'),
  { data: [] },
  { data: { rows: [1] } },
  { data: null },
])('every other answer is left to be written as it is (%#)', async (body) => {
  expect(await longJson(body)).toBeUndefined();
});
