import { scoreTest } from '#/domain/appropriateness/scoreTest.ts';
import { expiresOn, validityOf } from '#/domain/appropriateness/validity.ts';
import { checkActive } from '../interveners/checkActive.ts';
import { findIntervener } from '../interveners/findIntervener.ts';
import { todayOf } from '../positions/loadPortfolio.ts';
import { readProducts } from '../products/readProducts.ts';
import {
  isKind,
  testId,
  testQuestions,
  toTest,
  typeOfTest,
} from '../questionnaires/convenienceTest.ts';
import { keepTest } from '../questionnaires/keepTest.ts';
import { newestTest } from '../questionnaires/newestTest.ts';
import { readAnswers } from '../questionnaires/readAnswers.ts';
import { toConvenience } from '../questionnaires/toConvenience.ts';
import { toOwnTest } from '../questionnaires/toOwnTest.ts';
import { notFound, unprocessable } from '../kernel/httpError.ts';
import type { Handler } from '../ports/handler.ts';
import type { Tenant } from '../ports/tenant.ts';

/** The tests that a guest may look at. */
export const listLeadsTests: Handler<'listLeadsTests'> = async ({ words }) => ({
  data: { tests: [toTest(words, 'F'), toTest(words, 'J')], total: 2, next: null },
});

/** The current test by its name or a product family, for natural or legal persons. */
export const getAgnosticTest: Handler<'getAgnosticTest'> = async (request) => {
  const { words, context, actor, tenant, path, inTenant } = request;
  if (!isKind(path.a)) throw notFound();
  const { intervenerUuid: own } = actor;
  const last = own ? await inTenant((db) => newestTest(db, own)) : undefined;
  const today = todayOf(context, actor);
  const would_expire_on = untilWhen(tenant, today);
  return {
    data: { test: { ...toTest(words, path.b), ...toOwnTest(last, today), would_expire_on } },
  };
};

export const listAgnosticTestQuestions: Handler<'listAgnosticTestQuestions'> = async ({ path }) => {
  if (!typeOfTest(path.id)) throw notFound();
  const questions = testQuestions();
  return { data: { questions, total: questions.length, next: null } };
};

/** Scores the asker's own answers and keeps the result. @source specification §5, §7 */
export const answerAgnosticTest: Handler<'answerAgnosticTest'> = async (request) => {
  const { context, actor, tenant, path, body, transcript, inTenant } = request;
  return inTenant(async (db) => {
    // A test is about the knowledge of whoever takes it: nobody takes it for somebody else.
    const person = await findIntervener(db, actor, path.x);
    checkActive(person, todayOf(context, actor));
    if (testId(person.type) !== path.id.toLowerCase()) throw notFound();
    const given = readAnswers(body.answers);
    const { result, issues } = scoreTest(given.answers);
    const strangers = Object.keys(given.answers)
      .filter((key) => !known.has(key))
      .map((key) => ({ code: 'unknown_field', path: given.at(key), params: { name: key } }));
    const all = [
      ...given.issues,
      ...strangers,
      ...issues.map((issue) => ({ ...issue, path: given.at(issue.path.slice(1)) })),
    ];
    if (!result || all.length > 0) throw unprocessable(all);
    const taken_on = todayOf(context, actor);
    const expires_on = untilWhen(tenant, taken_on);
    const test = { intervener: person.uuid, taken_on, expires_on };
    await keepTest(context, db, { ...test, answers: given.answers, result, transcript });
    const last = await newestTest(db, person.uuid);
    return { data: { convenience: toConvenience(last, taken_on) } };
  });
};

/** The first day on which a test of that day no longer serves. */
const untilWhen = ({ settings }: Tenant, day: string) =>
  expiresOn(day, validityOf(settings.front_params, 'TC_VALIDITY'));

const known = new Set(testQuestions().map(({ key }) => key));

/** Whether a product is convenient for the asker, and what an order in it needs beside it. */
export const scoreConvenience: Handler<'scoreConvenience'> = ({ context, actor, body, inTenant }) =>
  inTenant(async (db) => {
    const { uuid } = await findIntervener(db, actor, body.uuid_intervener);
    const { key_product: key } = body;
    const product = key && (await readProducts(db)).get(key);
    if (key && !product) throw notFound();
    const last = await newestTest(db, uuid);
    const family = product ? product.family : undefined;
    return { data: { convenience: toConvenience(last, todayOf(context, actor), family) } };
  });
