import { notOwn } from './notOwn.ts';

/**
 * The ISIN is none of the manager's own, classes included. Option `isins`.
 * @source specification §5 (isin_not_own_fund)
 */
export const checkIsinNotOwnFund = notOwn('isin_not_own_fund', 'isins');
