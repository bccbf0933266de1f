import { askCertificates } from './askCertificates.ts';
import { endUnsignedChanges } from './endUnsignedChanges.ts';
import { examinePapers } from './examinePapers.ts';
import { finalizeOrders } from './finalizeOrders.ts';
import { periodicOrders } from './periodicOrders.ts';
import { followTransfers } from './followTransfers.ts';
import { lapseDeclarations } from './lapseDeclarations.ts';
import { notifyExpiries } from './notifyExpiries.ts';
import { notifyMissingNavs } from './notifyMissingNavs.ts';
import { reconcileMoney } from './reconcileMoney.ts';
import { sendOrders } from './sendOrders.ts';
import { watchDebits } from './watchDebits.ts';
import { watchTransfers } from './watchTransfers.ts';
import { collectDebits } from './collectDebits.ts';
import type { SettlementStep } from '../ports/settlementContext.ts';

/**
 * What is done on every day, in this order: changes and declarations that were not signed in time, money in, papers, registry and other entities, the NAV,
 * then what periodic requests bring, and who is told what expires and what is lacking.
 */
export const steps: Readonly<Record<string, SettlementStep>> = {
  endUnsignedChanges,
  lapseDeclarations,
  collectDebits,
  reconcileMoney,
  examinePapers,
  sendOrders,
  followTransfers,
  watchTransfers,
  finalizeOrders,
  tellMissingNavs: notifyMissingNavs,
  periodicOrders,
  // What a date has just brought is charged on that day.
  collectPeriodicDebits: collectDebits,
  watchDebits,
  tellExpiries: notifyExpiries,
  askCertificates,
};
