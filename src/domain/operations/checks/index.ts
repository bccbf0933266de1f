import type { OrderCheckName } from '../kinds/operationType.ts';
import type { Issue } from '../../kernel/issue.ts';
import type { Order } from '../../orders/order.ts';
import { checkBenefit } from './checkBenefit.ts';
import { checkCertificate } from './checkCertificate.ts';
import { checkDeferral } from './checkDeferral.ts';
import { checkDestination } from './checkDestination.ts';
import { checkInitialSubscription } from './checkInitialSubscription.ts';
import { checkNoLock } from './checkNoLock.ts';
import { checkOrigin } from './checkOrigin.ts';
import { checkPaidIn, checkPeriodicMinimum } from './checkPaidIn.ts';
import { checkBankAccount, checkDirectDebit, checkPayMethod } from './checkPayMethod.ts';
import { checkRoom } from './checkRoom.ts';
import { checkSchedule } from './checkSchedule.ts';
import { checkRemaining, checkTakenOut } from './checkTakenOut.ts';
import { checkTarget } from './checkTarget.ts';
import { checkYearlyLimit } from './checkYearlyLimit.ts';
import type { OrderContext } from './orderContext.ts';

/** One rule of an order; empty when it holds. Pointers are below the order. */
export type OrderCheck = (order: Order, context: OrderContext) => Issue[];

/** The rules by which a type of operation names them. */
export const orderChecks: Readonly<Record<OrderCheckName, OrderCheck>> = {
  bankAccount: checkBankAccount,
  benefit: checkBenefit,
  certificate: checkCertificate,
  deferral: checkDeferral,
  destination: checkDestination,
  directDebit: checkDirectDebit,
  initialSubscription: checkInitialSubscription,
  noLock: checkNoLock,
  origin: checkOrigin,
  paidIn: checkPaidIn,
  payMethod: checkPayMethod,
  periodicMinimum: checkPeriodicMinimum,
  remaining: checkRemaining,
  room: checkRoom,
  schedule: checkSchedule,
  takenOut: checkTakenOut,
  target: checkTarget,
  yearlyLimit: checkYearlyLimit,
};
