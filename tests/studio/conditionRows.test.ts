import { expect, test } from 'vitest';
import { toTests, conditionRows, tellRows } from '#/studio/panels/conditionRows.ts';
import type { Subject } from '#/studio/panels/subjects.ts';

const choices = [
  { value: 'A', label: 'Ahorro' },
  { value: 'B', label: 'Otro' },
];
const subjects: Subject[] = [
  { pointer: '/answers/one', label: 'Una', options: choices },
  { pointer: '/answers/several', label: 'Varias', options: choices, isList: true },
  { pointer: '/answers/amount', label: 'Importe' },
  { pointer: '/answers/level', label: 'Nivel', options: [{ value: '1', label: 'Uno' }] },
];

/** What the panel offers for a subject: the columns that its rules show once it is chosen, with what each offers. */
function offered({ pointer }: Subject): string[] {
  const { property, field } = conditionRows(subjects) as unknown as {
    property: { items: { properties: Record<string, { enum?: string[] }> } };
    field: { rules: Record<string, { when: { in?: string[] }; show: Record<string, true> }> };
  };
  const shown = Object.values(field.rules).filter(({ when }) => when.in?.includes(pointer));
  const columns = shown.flatMap(({ show }) => Object.keys(show));
  return columns.flatMap((column) => property.items.properties[column]?.enum ?? []);
}

test('a condition is offered the relations that can hold of what it is about, and no others', () => {
  const ordered = ['is', 'isNot', 'answered', 'missing', 'atLeast', 'atMost'];
  expect(subjects.map(offered)).toEqual([
    ['is', 'isNot', 'answered', 'missing'],
    ['includes', 'answered', 'missing'],
    ordered,
    ordered,
  ]);
});

test('a condition is told by rows, and rows say it back', () => {
  const tests = [
    { at: '/answers/one', relation: 'equals', value: 'A' },
    { at: '/answers/one', relation: 'equals', not: true, value: 'B' },
    { at: '/answers/several', relation: 'includes', value: 'A' },
    { at: '/answers/several', relation: 'present', value: 'false' },
    { at: '/answers/amount', relation: 'atLeast', value: '1500.50' },
    { at: '/answers/level', relation: 'atMost', value: '3' },
  ];
  const rows = tellRows(tests, subjects)!;
  expect(toTests({ rows }, 'rows', subjects)).toEqual(tests);
});

test('a condition that has no such sentence stays as it is', () => {
  const strange = { at: '/answers/one', relation: 'atLeast', value: '30000' };
  expect(tellRows([strange], subjects)).toBeUndefined();
  const single = { at: '/answers/amount', relation: 'includes', value: 'A' };
  expect(tellRows([single], subjects)).toBeUndefined();
});
