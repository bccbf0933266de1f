import { checkDgsNotOwnPlan } from '#/domain/rules/dgsNotOwnPlan.ts';
import { notOwn } from './notOwn.ts';

/** Of a code of the pension registers: it is of none of the manager's own plans. */
export const dgsNotOwnPlan = notOwn('dgs_not_own_plan', 'codes', checkDgsNotOwnPlan);
