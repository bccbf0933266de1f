import customizeValidator from '@rjsf/validator-ajv8/lib/customizeValidator.js';
import { Ajv, type ErrorObject, type FuncKeywordDefinition } from 'ajv';
import type { Issue } from '#/domain/kernel/issue.ts';
import { checkRequired } from '#/domain/rules/required.ts';
import type { FormDocument, Property } from '#/language/documents/form.ts';
import { issues } from '#/language/issues.ts';
import { validateForm, type Validate } from '#/language/validation/validateForm.ts';
import { keywords } from '#/language/keywords/index.ts';
import { toAjv } from '#/language/validation/toAjv.ts';
import { runtime, type ValidatorFactory } from '#/language/validation/runtime.ts';
import type { Scope } from '#/language/expressions/scope.ts';
import { toIssues } from '#/language/validation/toIssues.ts';
import { compileStandalone } from '#/language/validation/compileStandalone.ts';
import { fullSchema, type Mutation } from './fullSchema.ts';

/** What a judge finds: `path code`, sorted, each once. */
export type Judge = (scope: Scope) => string[];

/** The text of a validator module, run as a browser would run it. */
export function loadModule(text: string): ValidatorFactory {
  return new Function(text.replace('export default', 'return'))() as ValidatorFactory;
}

/** What browsers run. */
export function moduleJudge(form: FormDocument): Judge {
  const validate = loadModule(compileStandalone(form))(runtime);
  return (scope) => said(validateForm(form, scope.answers ?? {}, scope, validate));
}

/** What the server runs. */
export const serverJudge =
  (form: FormDocument): Judge =>
  (scope) =>
    said(issues(form, scope.answers ?? {}, scope));

/** The full schema, compiled by Ajv, over all answers: hidden ones included. */
export function fullJudge(form: FormDocument, mutation?: Mutation): Judge {
  const ajv = new Ajv({ allErrors: true, strict: false, $data: true, keywords: allKeywords() });
  const validate = ajv.compile(fullSchema(form, mutation));
  return (scope) => (validate(scopeOf(scope)) ? [] : said(issuesOf(validate.errors)));
}

/** The full schema, judged by rjsf's validator with the same keywords. */
export function rjsfJudge(form: FormDocument): Judge {
  const validator = customizeValidator({
    AjvClass: Ajv as never,
    ajvOptionsOverrides: { keywords: allKeywords(), $data: true },
    ajvFormatOptions: false,
  });
  const schema = fullSchema(form);
  return (scope) =>
    said(issuesOf(validator.rawValidation(schema, scopeOf(scope)).errors as ErrorObject[]));
}

/** The flat schema alone under rjsf's validator: as a compiled form in our own judge. */
export function rjsfFlatJudge(form: FormDocument, schema: object): Judge {
  const validator = customizeValidator({
    AjvClass: Ajv as never,
    ajvOptionsOverrides: { keywords: allKeywords(), strict: false },
    ajvFormatOptions: false,
  });
  const validate: Validate = (root) => {
    validate.errors = validator.rawValidation(schema, root).errors as Validate['errors'];
    return !validate.errors?.length;
  };
  return (scope) => said(validateForm(form, scope.answers ?? {}, scope, validate));
}

const scopeOf = ({ answers = {}, me, tenant, facts = {}, loaded = {} }: Scope) => ({
  answers,
  me,
  tenant,
  facts,
  loaded,
});

function allKeywords() {
  return [
    ...Object.values(keywords).map((keyword) => toAjv(keyword, runtime)),
    mustBeAnswered,
    speaksWhenEmpty,
    among,
    asLoaded,
  ];
}

/** `required` of our language: an empty text, an empty list and only spaces are no answer. */
const mustBeAnswered: FuncKeywordDefinition = {
  keyword: 'mustBeAnswered',
  type: 'object',
  errors: true,
  validate: function check(names: string[], parent: Record<string, unknown>) {
    const missing = names.filter((name) => isEmpty(parent[name]));
    Object.assign(check, {
      errors: missing.map((name) => ({ keyword: 'required', params: { missingProperty: name } })),
    });
    return missing.length === 0;
  },
};

/** Rules with something to say about an empty field: a box to tick, a password to repeat. */
const speaksWhenEmpty: FuncKeywordDefinition = {
  keyword: 'speaksWhenEmpty',
  type: 'object',
  errors: true,
  validate: function check(properties: Record<string, Property>, parent: Record<string, unknown>) {
    const errors = Object.entries(properties)
      .filter(([name]) => isEmpty(parent[name]))
      .flatMap(([name, property]) =>
        Object.keys(property)
          .filter((keyword) => keywords[keyword]?.judgesMissing)
          .flatMap((keyword) => keywords[keyword]!.rule(undefined, property[keyword], { parent }))
          .map(({ code }) => ({ keyword: code, params: { ruleOf: name } })),
      );
    Object.assign(check, { errors });
    return errors.length === 0;
  },
};

/** What rules leave to choose from, written with a set where the language asks each. */
const among: FuncKeywordDefinition = {
  keyword: 'among',
  errors: false,
  validate: (allowed: unknown[], value: unknown) => {
    const known = new Set(allowed);
    return (Array.isArray(value) ? value : [value]).every((one) => known.has(one));
  },
};

/** Rows as the server gave them: their number, and what stands in the columns that nobody changes. */
const asLoaded: FuncKeywordDefinition = {
  keyword: 'asLoaded',
  type: 'object',
  errors: true,
  validate: function check(
    lists: Record<string, string[]>,
    answers: Record<string, unknown>,
    _parent?: unknown,
    context?: { rootData?: unknown },
  ) {
    const { loaded = {} } = (context?.rootData ?? {}) as { loaded?: Record<string, unknown> };
    const told = (rows: unknown, columns: string[]) =>
      JSON.stringify(
        (Array.isArray(rows) ? rows : []).map((row: Record<string, unknown> | null) =>
          columns.map((column) => row?.[column] ?? ''),
        ),
      );
    const others = Object.entries(lists).filter(
      ([name, columns]) =>
        name in loaded && told(answers[name], columns) !== told(loaded[name], columns),
    );
    Object.assign(check, {
      errors: others.map(([name]) => ({ keyword: 'rows_fixed', params: { ruleOf: name } })),
    });
    return others.length === 0;
  },
};

const isEmpty = (value: unknown) => checkRequired(value).length > 0;

function issuesOf(errors: readonly ErrorObject[] | null | undefined): Issue[] {
  return (errors ?? []).flatMap((error) => {
    if (
      error.keyword === 'if' ||
      error.keyword === 'mustBeAnswered' ||
      error.keyword === 'speaksWhenEmpty' ||
      error.keyword === 'asLoaded'
    )
      return [];
    const { ruleOf, missingProperty: missing } = error.params as Record<string, string | undefined>;
    if (ruleOf) return [{ code: error.keyword, path: `${error.instancePath}/${ruleOf}` }];
    if (missing === undefined) return toIssues([error]);
    const path = `${error.instancePath}/${missing}`;
    return [{ code: /^\/(facts|tenant)\//.test(path) ? 'fact_missing' : 'required', path }];
  });
}

/** Where such a rule speaks, `required` is not said as well. */
const speaking = new Set(
  Object.values(keywords)
    .filter(({ judgesMissing }) => judgesMissing)
    .map(({ name }) => name),
);

function said(list: readonly Issue[]): string[] {
  const all = [...new Set(list.map(({ path, code }) => `${path} ${code}`))];
  const spoken = new Set(list.filter(({ code }) => speaking.has(code)).map(({ path }) => path));
  return all.filter((one) => !one.endsWith(' required') || !spoken.has(one.slice(0, -9))).sort();
}
