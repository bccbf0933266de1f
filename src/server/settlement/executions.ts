import { executeDeparture } from './executeDeparture.ts';
import { executeEntry } from './executeEntry.ts';
import { executeExternal } from './executeExternal.ts';
import { executeSale } from './executeSale.ts';
import { executeTransfer } from './executeTransfer.ts';
import type { Execution } from './executions/executionStep.ts';

/** How each type of order is executed at its NAV. What staff records is executed by staff. */
export const executions: Readonly<Record<string, Execution>> = {
  SUSCRIPCION: executeEntry,
  APORTACION: executeEntry,
  APORTACION_PERIODICA: executeEntry,
  REEMBOLSO: executeSale,
  REEMBOLSO_PERIODICO: executeSale,
  RESCATE: executeSale,
  SOLICITUD_TRASPASO_INTERNO: executeTransfer,
  SOLICITUD_TRASPASO_EXTERNO_ENTRADA: executeExternal,
  TRASPASO_SALIDA: executeDeparture,
};
