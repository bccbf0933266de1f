/** A reason for which pension rights may be paid out. */
export interface RedemptionCause {
  /** A contingency of the plan, for which a window for the reduction runs; or liquidity without one. */
  isContingency: boolean;
  /** What is paid as capital may be reduced by 40 %. */
  isReducible: boolean;
  /** A document proves it: resolution, medical report, certificate (ACREDITACION_CONTINGENCIA). */
  needsProof: boolean;
}

/**
 * Causes of a redemption of pension rights. ANTIGUEDAD_10_ANIOS is for contributions of ten years and
 * more, from 2025 on.
 * @source specification §3 (redemption cause); RDL 1/2002 art. 8; RD 62/2018
 */
export const redemptionCauses = {
  JUBILACION: { isContingency: true, isReducible: true, needsProof: true },
  INVALIDEZ: { isContingency: true, isReducible: true, needsProof: true },
  DEPENDENCIA: { isContingency: true, isReducible: true, needsProof: true },
  FALLECIMIENTO: { isContingency: true, isReducible: true, needsProof: true },
  ENFERMEDAD_GRAVE: { isContingency: false, isReducible: true, needsProof: true },
  DESEMPLEO: { isContingency: false, isReducible: true, needsProof: true },
  ANTIGUEDAD_10_ANIOS: { isContingency: false, isReducible: true, needsProof: false },
  VARIACION_PRESTACION: { isContingency: false, isReducible: false, needsProof: false },
} as const satisfies Record<string, RedemptionCause>;

export type RedemptionCauseName = keyof typeof redemptionCauses;

export function parseCause(value: unknown): RedemptionCauseName | undefined {
  return typeof value === 'string' && Object.hasOwn(redemptionCauses, value)
    ? (value as RedemptionCauseName)
    : undefined;
}

/** Whether it befell who had the rights before, and not who is paid. */
export const isOfSomebodyElse = (cause: unknown): boolean => cause === 'FALLECIMIENTO';

/** Whether a document has to prove a cause; of one that is not known it has to. */
export function needsProof(cause: unknown): boolean {
  const known = parseCause(cause);
  return !known || redemptionCauses[known].needsProof;
}
