/** Families of products that a convenience test judges apart. */
export const productFamilies = ['RF', 'MIXTO', 'RV', 'FIL', 'PP'] as const;
export type ProductFamily = (typeof productFamilies)[number];

/** One question of the test: its possible answers and what each is worth. */
export interface Question {
  /**
   * What its points count for: knowledge, experience with its family, the usual amount (which adds to
   * every family with experience), or nothing beside its gate.
   */
  counts: 'knowledge' | 'experience' | 'amount' | 'gate';
  /** Answer code → points. */
  answers: Record<string, number>;
  /** Families that it concerns: the one of the experience, or those that a wrong answer closes. */
  families?: readonly ProductFamily[];
  /** The only answer that keeps its families open. */
  gate?: string;
}

const yesNo = { SI: 1, NO: 0 };
const knows = { SI: 1, NO: 0, NO_SABE: 0 };
const timesInThreeYears = { NINGUNA: 0, UNA: 1, DOS_O_MAS: 3 };

/**
 * The convenience test: education and profession, knowledge of the products with gate questions, and
 * experience of the last three years ("at least twice" is what counts in full). Knowledge is worth 6
 * points at most, experience with one family 4. Locked: regulation, not taste.
 * @source Ley 6/2023 (appropriateness), CNMV technical guide 2022, specification §9
 */
export const questions = {
  NIVEL_ESTUDIOS: {
    counts: 'knowledge',
    answers: {
      SIN_ESTUDIOS: 0,
      PRIMARIOS: 0,
      SECUNDARIOS: 0,
      FORMACION_PROFESIONAL: 0,
      UNIVERSITARIOS: 1,
      POSGRADO: 1,
    },
  },
  PROFESION_FINANCIERA: { counts: 'knowledge', answers: yesNo },
  CONOCE_VALOR_LIQUIDATIVO: { counts: 'knowledge', answers: knows },
  RENTA_FIJA_PUEDE_PERDER: {
    counts: 'knowledge',
    answers: knows,
    families: ['RF', 'MIXTO'],
    gate: 'SI',
  },
  RENTA_VARIABLE_PUEDE_PERDER: {
    counts: 'knowledge',
    answers: knows,
    families: ['RV'],
    gate: 'SI',
  },
  COMPRENDE_COSTES: { counts: 'knowledge', answers: knows },
  FIL_LIQUIDEZ_LIMITADA: { counts: 'gate', answers: knows, families: ['FIL'], gate: 'SI' },
  PP_LIQUIDEZ_LIMITADA: { counts: 'gate', answers: knows, families: ['PP'], gate: 'SI' },
  OPERACIONES_RF: { counts: 'experience', answers: timesInThreeYears, families: ['RF'] },
  OPERACIONES_MIXTO: { counts: 'experience', answers: timesInThreeYears, families: ['MIXTO'] },
  OPERACIONES_RV: { counts: 'experience', answers: timesInThreeYears, families: ['RV'] },
  OPERACIONES_FIL: { counts: 'experience', answers: timesInThreeYears, families: ['FIL'] },
  OPERACIONES_PP: { counts: 'experience', answers: timesInThreeYears, families: ['PP'] },
  IMPORTE_HABITUAL: {
    counts: 'amount',
    answers: { MENOS_3000: 0, DE_3000_A_30000: 1, MAS_30000: 1 },
  },
} as const satisfies Record<string, Question>;

export type QuestionKey = keyof typeof questions;
