import { notOwn } from './notOwn.ts';

/** The code at the regulator is none of the manager's own plans: what `isin_not_own_fund` is for funds. Option `codes`. */
export const checkDgsNotOwnPlan = notOwn('dgs_not_own_plan', 'codes');
