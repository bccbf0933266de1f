import { expect, test } from 'vitest';
import { mayOpen } from '#/app/guard/mayOpen.ts';

const isNotStaff = { not: { at: '/facts/isStaff', equals: true } };
const screens = {
  position: { path: '/account/position', asks: { data: [], forms: [] } },
  bank: {
    path: '/account/bank/{id}',
    asks: { data: ['getAccount'], forms: [['createBankAccount'], ['updateBankAccount']] },
  },
  upload: {
    path: '/account/upload',
    asks: { data: [], forms: [['uploadIntervenerDocuments', 'updateIntervenerDocument']] },
  },
  alerts: { path: '/staff/alerts', asks: { data: ['listStaffAlerts'], forms: [] } },
  issue: {
    path: '/staff/issues/{id}',
    asks: { data: ['getStaffIssue'], forms: [['answerIssue']] },
  },
  operate: { path: '/operate', access: isNotStaff },
  older: { path: '/account/older' },
};
const as = (isStaff: boolean, permissions?: string[]) => ({
  facts: { isStaff },
  me: permissions ? { viewer: { permissions } } : {},
});
const open = (to: string, scope: ReturnType<typeof as>) => mayOpen(to, screens, scope);

test.each([
  ['/account/position', true],
  ['/account/bank/1?cuenta=2', false],
  ['/account/upload', false],
  ['/staff/alerts', true],
  ['/staff/issues/1', true],
  ['/operate?tipo=SUSCRIPCION', false],
  ['/account/older', true],
  ['/nowhere', true],
])('staff who may operate are led to %s: %s', (to, isOpen) => {
  expect(open(to, as(true, ['operate']))).toBe(isOpen);
});

test.each([
  ['/staff/alerts', false],
  ['/staff/issues/1', false],
  ['/account/position', true],
])('staff who only read are led to %s: %s', (to, isOpen) => {
  expect(open(to, as(true, []))).toBe(isOpen);
  expect(open(to, as(true))).toBe(isOpen);
});

test('investors go where documents lead them', () => {
  for (const { path } of Object.values(screens)) expect(open(path, as(false))).toBe(true);
});
