import { operationTypes, type OperationTypeName } from './index.ts';

/**
 * Types by kind of account: pension plans, funds, funds without periodic orders, and all.
 * @source specification §3 (operation types)
 */
export const operationKinds = {
  P: [
    'SOLICITUD_APORTACION_PERIODICA',
    'APORTACION',
    'APORTACION_PERIODICA',
    'SOLICITUD_TRASPASO_EXTERNO_ENTRADA',
    'RESCATE',
  ],
  F: [
    'SUSCRIPCION',
    'SOLICITUD_SUSCRIPCION_PERIODICA',
    'SOLICITUD_TRASPASO_EXTERNO_ENTRADA',
    'SOLICITUD_TRASPASO_INTERNO',
    'REEMBOLSO',
    'REEMBOLSO_PERIODICO',
    'SOLICITUD_REEMBOLSO_PERIODICO',
  ],
  F_DISABLE_PERIODICS: [
    'SUSCRIPCION',
    'SOLICITUD_TRASPASO_EXTERNO_ENTRADA',
    'SOLICITUD_TRASPASO_INTERNO',
    'REEMBOLSO',
  ],
  ALL: Object.keys(operationTypes) as OperationTypeName[],
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
  const funds = settings.allowPeriodics ? operationKinds.F : operationKinds.F_DISABLE_PERIODICS;
  const types: readonly OperationTypeName[] = kind === 'P' ? operationKinds.P : funds;
  return types.filter((type) => operationTypes[type].begunBy === 'INVESTOR');
}

export function parseOperationType(value: unknown): OperationTypeName | undefined {
  return typeof value === 'string' && Object.hasOwn(operationTypes, value)
    ? (value as OperationTypeName)
    : undefined;
}
