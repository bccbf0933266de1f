import type { Schema } from '#/contract/schema.ts';
import { productFamilies, questions, type Question } from '#/domain/appropriateness/questions.ts';
import { codeList } from '../tenants/codeList.ts';
import { uuidOf } from '../kernel/uuidOf.ts';
import type { Words } from '../kernel/words.ts';

type PersonType = Schema<'IntervenerType'>;

/** The version of questions and scores that is asked now. */
export const VERSION = '2026-1';

/** The form that asks it, by its id: screens show the one that the test names. */
const FORM = 'convenience-test';
const KEY = 'CONVENIENCE';
const kinds: ReadonlySet<string> = new Set([KEY, ...productFamilies]);

/** The id of the test for a type of person; a new version has another. */
export const testId = (type: PersonType): string => uuidOf(`test/${KEY}/${VERSION}/${type}`);

/** Whether a test goes by this name: its own, or that of a product family, which it judges too. */
export const isKind = (kind: string): boolean => kinds.has(kind);

/** The type of person whom the test of this id is for; nothing when there is no such test. */
export const typeOfTest = (id: string): PersonType | undefined =>
  (['F', 'J'] as const).find((type) => testId(type) === id.toLowerCase());

/** The test as it is offered. */
export const toTest = (words: Words, type: PersonType): Schema<'AgnosticTest'> => ({
  id: testId(type),
  key: KEY,
  version: VERSION,
  form: FORM,
  title: words('test.title'),
  intro: words('test.intro'),
  answered_at: null,
  expires_on: null,
});

/** The questions of the test in their order, in plain words. */
export function testQuestions(): Schema<'Question'>[] {
  const { items: asked } = codeList('convenience-questions');
  const { items: told } = codeList('convenience-answers');
  return Object.entries<Question>(questions).map(([key, { answers }]) => ({
    key,
    text: asked[key]!.label,
    order: asked[key]!.order,
    is_multiple: false,
    options: Object.keys(answers).map((code) => ({ key: code, text: told[code]!.label })),
  }));
}
