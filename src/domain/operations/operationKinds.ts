import { operationTypes } from './index.ts';
import type { OperationType, OperationTypeName } from './kinds/operationType.ts';
import { typesWhere } from './typesWhere.ts';

/** What investors order and what their standing orders bring; the rest is the system's and staff's. */
const isListed = (kind: 'F' | 'P') => (type: OperationType) =>
  type.kinds.includes(kind) && (type.begunBy === 'INVESTOR' || type.isPeriodic);

const funds = typesWhere(isListed('F'));

/**
 * Types by kind of account: pension plans, funds, funds without periodic orders, and all.
 * @source specification §3 (operation types)
 */
export const operationKinds = {
  P: typesWhere(isListed('P')),
  F: funds,
  F_DISABLE_PERIODICS: funds.filter((name) => !operationTypes[name].isPeriodic),
  ALL: typesWhere(() => true),
} as const satisfies Record<string, readonly OperationTypeName[]>;

/** What a tenant and an account switch off. */
export interface OfferSettings {
  /** Tenant flag ALLOW_PERIODIC_SUBSCRIPTIONS, and the account's own switch. */
  allowPeriodics: boolean;
  /** Tenant flag ALLOW_PENSION_PLANS. */
  allowPensionPlans: boolean;
}

/** The types that an investor may order for a kind of product. */
export function offeredTypes(kind: 'F' | 'P', settings: OfferSettings): OperationTypeName[] {
  if (kind === 'P' && !settings.allowPensionPlans) return [];
  const types = settings.allowPeriodics ? operationKinds.F : operationKinds.F_DISABLE_PERIODICS;
  return (kind === 'P' ? operationKinds.P : types).filter(
    (type) => operationTypes[type].begunBy === 'INVESTOR',
  );
}
