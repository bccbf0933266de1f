import { anulacionCompra } from './anulacionCompra.ts';
import { aportacion } from './aportacion.ts';
import { aportacionPeriodica } from './aportacionPeriodica.ts';
import { bloqueoParticipaciones } from './bloqueoParticipaciones.ts';
import { contingenciaEntrada } from './contingenciaEntrada.ts';
import { contingenciaSalida } from './contingenciaSalida.ts';
import { desbloqueoParticipaciones } from './desbloqueoParticipaciones.ts';
import { devolucionExceso } from './devolucionExceso.ts';
import { donacionEntrada } from './donacionEntrada.ts';
import { donacionSalida } from './donacionSalida.ts';
import { herenciaEntrada } from './herenciaEntrada.ts';
import { herenciaSalida } from './herenciaSalida.ts';
import { reembolso } from './reembolso.ts';
import { reembolsoPeriodico } from './reembolsoPeriodico.ts';
import { rescate } from './rescate.ts';
import { solicitudAportacionPeriodica } from './solicitudAportacionPeriodica.ts';
import { solicitudReembolsoPeriodico } from './solicitudReembolsoPeriodico.ts';
import { solicitudSuscripcionPeriodica } from './solicitudSuscripcionPeriodica.ts';
import { solicitudTraspasoExternoEntrada } from './solicitudTraspasoExternoEntrada.ts';
import { solicitudTraspasoInterno } from './solicitudTraspasoInterno.ts';
import { suscripcion } from './suscripcion.ts';
import { traspasoEntrada } from './traspasoEntrada.ts';
import { traspasoSalida } from './traspasoSalida.ts';
import type { OperationType, OperationTypeName } from './kinds/operationType.ts';

/**
 * Every type of operation by its wire name, in the order of the specification's lists.
 * @source specification §3 (operation types)
 */
export const operationTypes: Readonly<Record<OperationTypeName, OperationType>> = {
  SOLICITUD_APORTACION_PERIODICA: solicitudAportacionPeriodica,
  APORTACION: aportacion,
  APORTACION_PERIODICA: aportacionPeriodica,
  SUSCRIPCION: suscripcion,
  SOLICITUD_SUSCRIPCION_PERIODICA: solicitudSuscripcionPeriodica,
  SOLICITUD_TRASPASO_EXTERNO_ENTRADA: solicitudTraspasoExternoEntrada,
  SOLICITUD_TRASPASO_INTERNO: solicitudTraspasoInterno,
  REEMBOLSO: reembolso,
  REEMBOLSO_PERIODICO: reembolsoPeriodico,
  SOLICITUD_REEMBOLSO_PERIODICO: solicitudReembolsoPeriodico,
  RESCATE: rescate,
  TRASPASO_ENTRADA: traspasoEntrada,
  TRASPASO_SALIDA: traspasoSalida,
  BLOQUEO_PARTICIPACIONES: bloqueoParticipaciones,
  DESBLOQUEO_PARTICIPACIONES: desbloqueoParticipaciones,
  DEVOLUCION_EXCESO: devolucionExceso,
  HERENCIA_ENTRADA: herenciaEntrada,
  HERENCIA_SALIDA: herenciaSalida,
  DONACION_ENTRADA: donacionEntrada,
  DONACION_SALIDA: donacionSalida,
  CONTINGENCIA_ENTRADA: contingenciaEntrada,
  CONTINGENCIA_SALIDA: contingenciaSalida,
  ANULACION_COMPRA: anulacionCompra,
};
