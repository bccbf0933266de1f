import { checkIsinNotOwnFund } from '#/domain/rules/isinNotOwnFund.ts';
import { notOwn } from './notOwn.ts';

export const isinNotOwnFund = notOwn('isin_not_own_fund', 'isins', checkIsinNotOwnFund);
