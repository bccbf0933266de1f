import type { LedgerKind } from './ledgerKinds.ts';

/** Operation types that move participations once they are FINALIZED. Requests and blocks do not. */
export const movingTypes: Readonly<Record<string, LedgerKind>> = {
  SUSCRIPCION: 'subscription',
  APORTACION: 'subscription',
  APORTACION_PERIODICA: 'subscription',
  REEMBOLSO: 'redemption',
  REEMBOLSO_PERIODICO: 'redemption',
  RESCATE: 'redemption',
  TRASPASO_ENTRADA: 'externalTransferIn',
  TRASPASO_SALIDA: 'externalTransferOut',
  HERENCIA_ENTRADA: 'inheritanceIn',
  HERENCIA_SALIDA: 'inheritanceOut',
  DONACION_ENTRADA: 'donationIn',
  DONACION_SALIDA: 'donationOut',
  CONTINGENCIA_ENTRADA: 'contingencyIn',
  CONTINGENCIA_SALIDA: 'contingencyOut',
  DEVOLUCION_EXCESO: 'excessReturn',
};
