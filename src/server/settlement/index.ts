import { examinePapers } from './sandbox/examinePapers.ts';
import { finalizeOrders } from './finalizeOrders.ts';
import { reconcileMoney } from './reconcileMoney.ts';
import { sendOrders } from './sendOrders.ts';
import type { SettlementStep } from './settling.ts';

/** What is done on every day, in this order: money in, papers, registry, then the NAV. */
export const steps: Readonly<Record<string, SettlementStep>> = {
  reconcileMoney,
  examinePapers,
  sendOrders,
  finalizeOrders,
};
