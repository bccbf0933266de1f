import { expect, test } from 'vitest';
import type { Change, ChangeCode } from '#/language/proposals/changeOf.ts';
import { gradeOf } from '#/language/proposals/gradeOf.ts';

const change = (code: ChangeCode, document: string): Change => ({
  code,
  in: document,
  pointers: ['/title'],
  params: {},
});
const plain = { locked: [], answers: 0, isRegulated: false };

test.each<[ChangeCode, string, boolean, 'SAFE' | 'REVIEW']>([
  ['change.question.added', 'form/contact', false, 'SAFE'],
  ['change.question.added', 'form/kyc-natural', true, 'REVIEW'],
  ['change.question.reworded', 'form/kyc-natural', true, 'REVIEW'],
  ['change.step.added', 'form/order-subscription', true, 'REVIEW'],
  ['change.document.removed', 'codes/own', false, 'REVIEW'],
  ['change.value.changed', 'settings/settings', false, 'REVIEW'],
  ['change.setting.off', 'settings/settings', false, 'REVIEW'],
  ['change.question.hidden', 'form/contact', false, 'REVIEW'],
  ['change.example.removed', 'form/contact', false, 'REVIEW'],
  ['change.example.changed', 'form/contact', false, 'REVIEW'],
  ['change.kept.removed', 'example/x', false, 'REVIEW'],
  ['change.entry.removed', 'navigation/navigation', false, 'REVIEW'],
  ['change.part.added', 'screen/position', false, 'REVIEW'],
  ['change.value.changed', 'style/style', false, 'SAFE'],
  ['change.document.added', 'codes/own', false, 'REVIEW'],
])('%s of %s is graded', (code, document, isRegulated, grade) => {
  expect(gradeOf(change(code, document), [], { ...plain, isRegulated })).toBe(grade);
});
