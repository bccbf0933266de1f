import type { Issue } from '../kernel/issue.ts';
import {
  productFamilies,
  questions,
  type ProductFamily,
  type Question,
  type QuestionKey,
} from './questions.ts';

/** What the client gets to know, and what is stored with version, answers and times. */
export interface TestResult {
  /** Points of 0–6. */
  knowledge: number;
  /** Points of 0–4 in each family. */
  experience: Record<ProductFamily, number>;
  convenient: Record<ProductFamily, boolean>;
  /** Gate questions that were not answered as they must be. */
  failedGates: QuestionKey[];
}

/** A result, or why there is none. */
export type ScoredTest =
  { result: TestResult; issues: [] } | { result?: undefined; issues: Issue[] };

/**
 * Scores a convenience test per product family. Knowledge and experience add up: RF, MIXTO and PP need
 * 3, RV needs 4; FIL needs 5 of knowledge and either full experience with it or a financial
 * profession. A failed gate closes its families whatever the sum. A missing answer is an issue
 * `required`, an unknown one `unknown_answer`, and neither gives a result.
 * @source CNMV technical guide on appropriateness, specification §5, §9
 */
export function scoreTest(answers: Record<string, unknown>): ScoredTest {
  const issues = keys.flatMap((key) => checkAnswer(answers, key));
  if (issues.length > 0) return { issues };
  const given = answers as Record<QuestionKey, string>;
  const knowledge = sum(given, ({ counts }) => counts === 'knowledge');
  const amount = sum(given, ({ counts }) => counts === 'amount');
  const experience = perFamily((family) => {
    const times = sum(given, (item) => item.counts === 'experience' && concerns(item, family));
    return times > 0 ? times + amount : 0;
  });
  const failedGates = keys.filter((key) => {
    const { gate }: Question = questions[key];
    return gate !== undefined && gate !== given[key];
  });
  const isOpen = (family: ProductFamily) =>
    !failedGates.some((key) => concerns(questions[key], family));
  const convenient = perFamily(
    (family) => isOpen(family) && isEnough(family, knowledge, experience[family], given),
  );
  return { result: { knowledge, experience, convenient, failedGates }, issues: [] };
}

const keys = Object.keys(questions) as QuestionKey[];

/** Points of knowledge and experience together that make a family convenient. */
const pointsNeeded = { RF: 3, MIXTO: 3, RV: 4, PP: 3 };

function isEnough(
  family: ProductFamily,
  knowledge: number,
  experience: number,
  given: Record<QuestionKey, string>,
): boolean {
  if (family !== 'FIL') return knowledge + experience >= pointsNeeded[family];
  const isUsed = given.OPERACIONES_FIL === 'DOS_O_MAS' || given.PROFESION_FINANCIERA === 'SI';
  return knowledge >= 5 && isUsed;
}

function checkAnswer(answers: Record<string, unknown>, key: QuestionKey): Issue[] {
  const answer = Object.hasOwn(answers, key) ? answers[key] : undefined;
  if (answer === undefined || answer === null || answer === '')
    return [{ code: 'required', path: `/${key}` }];
  const isKnown = typeof answer === 'string' && Object.hasOwn(questions[key].answers, answer);
  return isKnown ? [] : [{ code: 'unknown_answer', path: `/${key}` }];
}

function sum(
  given: Record<QuestionKey, string>,
  isCounted: (question: Question) => boolean,
): number {
  return keys.reduce((points, key) => {
    const question: Question = questions[key];
    return isCounted(question) ? points + (question.answers[given[key]] ?? 0) : points;
  }, 0);
}

function concerns(question: Question, family: ProductFamily): boolean {
  return question.families?.includes(family) ?? false;
}

function perFamily<T>(value: (family: ProductFamily) => T): Record<ProductFamily, T> {
  return Object.fromEntries(productFamilies.map((family) => [family, value(family)])) as Record<
    ProductFamily,
    T
  >;
}
