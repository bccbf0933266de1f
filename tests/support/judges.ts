import customizeValidator from '@rjsf/validator-ajv8/lib/customizeValidator.js';
import { Ajv, type ErrorObject, type FuncKeywordDefinition } from 'ajv';
import type { Issue } from '#/domain/kernel/issue.ts';
import { checkPrintable } from '#/domain/rules/printable.ts';
import { checkRequired } from '#/domain/rules/required.ts';
import type { FormDocument, Property } from '#/language/documents/form.ts';
import { issues } from '#/language/issues.ts';
import { mayFill } from '#/language/expressions/mayFill.ts';
import { validateForm, type Validate } from '#/language/validation/validateForm.ts';
import { keywords } from '#/language/keywords/index.ts';
import { toAjv } from '#/language/validation/toAjv.ts';
import { interpretRules } from '#/language/validation/interpretRules.ts';
import { runtime, type ValidatorFactory } from '#/language/validation/runtime.ts';
import type { Scope } from '#/language/expressions/scope.ts';
import { toIssues } from '#/language/validation/toIssues.ts';
import { compileStandalone } from '#/language/validation/compileStandalone.ts';
import { accessSchema, fullSchema, type Mutation, type Offers } from './fullSchema.ts';

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

/** What the preview of an editor runs. */
export function interpretedJudge(form: FormDocument): Judge {
  const validate = interpretRules(form)(runtime);
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

const scopeOf = ({ answers = {}, me, tenant, facts = {}, data = {}, loaded = {} }: Scope) => ({
  answers,
  me,
  tenant,
  facts,
  data,
  loaded,
});

/** Whom a form is for, by each who judges it: what the server runs, a schema of its own, and rjsf's validator of that. */
export function accessJudges(form: FormDocument): ((scope: Scope) => boolean)[] {
  const schema = accessSchema(form);
  const ajv = new Ajv({ strict: false, $data: true, keywords: allKeywords() });
  const validate = ajv.compile(schema);
  const validator = customizeValidator({
    AjvClass: Ajv as never,
    ajvOptionsOverrides: { keywords: allKeywords(), $data: true },
    ajvFormatOptions: false,
  });
  return [
    (scope) => mayFill(form, scope),
    (scope) => validate(scopeOf(scope)),
    (scope) => validator.rawValidation(schema, scopeOf(scope)).errors === undefined,
  ];
}

function allKeywords() {
  return [
    ...Object.values(keywords).map((keyword) => toAjv(keyword, runtime)),
    mustBeAnswered,
    speaksWhenEmpty,
    among,
    asLoaded,
    offered,
    barred,
    mustBeRead,
    printed,
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

type Validation = FuncKeywordDefinition['validate'] & { errors?: Partial<ErrorObject>[] };
type Root = { rootData?: unknown } | undefined;

/** Tells what a keyword of ours finds, by name of the question. */
function tell(check: Validation | object, found: [name: string, keyword: string][]): boolean {
  Object.assign(check, {
    errors: found.map(([name, keyword]) => ({ keyword, params: { ruleOf: name } })),
  });
  return found.length === 0;
}

/** What is chosen is a row of what the call has answered, and nothing keeps it from being chosen. */
const offered: FuncKeywordDefinition = {
  keyword: 'offered',
  type: 'object',
  errors: true,
  validate: function check(
    lists: Record<string, Offers>,
    answers: Record<string, unknown>,
    _parent?: unknown,
    context?: Root,
  ) {
    return tell(
      check,
      Object.entries(lists).flatMap(([name, offers]): [string, string][] => {
        const rows = rowsOf(offers, context?.rootData);
        const chosen = [answers[name] ?? []].flat().filter((one) => one !== '');
        const found = chosen.map((one) => rows.find((row) => row[offers.value] === one));
        if (found.some((row) => row === undefined)) return [[name, 'enum']];
        return found.some((row) => isBarred(row!, offers)) ? [[name, 'not_available']] : [];
      }),
    );
  },
};

type Thing = Record<string, unknown>;

function rowsOf({ rows, value }: Offers, root: unknown): Thing[] {
  const list = rows
    .split('/')
    .slice(1)
    .reduce<unknown>((at, name) => (at as Thing | null | undefined)?.[name], root);
  return Array.isArray(list) ? (list as Thing[]).filter((row) => row[value]) : [];
}

const ofRows = new Ajv({ strict: false });
const isBarred = (row: Thing, { barred: schemas, reasons }: Offers) =>
  schemas.some((schema) => ofRows.validate(schema, row)) ||
  (reasons !== undefined && [row[reasons] ?? []].flat().length > 0);

/** One value that cannot be chosen. */
const barred: FuncKeywordDefinition = {
  keyword: 'barred',
  type: 'object',
  errors: true,
  validate: function check(values: Record<string, string>, answers: Record<string, unknown>) {
    const wrong = Object.entries(values).filter(([name, value]) =>
      [answers[name]].flat().includes(value),
    );
    return tell(
      check,
      wrong.map(([name]) => [name, 'not_available']),
    );
  },
};

/** What a person wrote can stand on paper. */
const printed: FuncKeywordDefinition = {
  keyword: 'printed',
  type: 'object',
  errors: true,
  validate: function check(names: string[], answers: Record<string, unknown>) {
    const wrong = names.filter((name) => checkPrintable(answers[name]).length > 0);
    return tell(
      check,
      wrong.map((name) => [name, 'unprintable']),
    );
  },
};

/** What a limit is read from is there. */
const mustBeRead: FuncKeywordDefinition = {
  keyword: 'mustBeRead',
  errors: true,
  validate: function check(pointer: string, _data: unknown, _parent?: unknown, context?: Root) {
    const names = pointer.split('/').slice(1);
    const found = names.reduce<unknown>(
      (at, name) => (at as Thing | null | undefined)?.[name],
      context?.rootData,
    );
    return tell(check, found === undefined ? [[pointer.slice(1), 'fact_missing']] : []);
  },
};

const isEmpty = (value: unknown) => checkRequired(value).length > 0;

function issuesOf(errors: readonly ErrorObject[] | null | undefined): Issue[] {
  return (errors ?? []).flatMap((error) => {
    if (
      error.keyword === 'if' ||
      error.keyword === 'mustBeAnswered' ||
      error.keyword === 'speaksWhenEmpty' ||
      error.keyword === 'asLoaded' ||
      (ours.has(error.keyword) && !error.params['ruleOf'])
    )
      return [];
    const { ruleOf, missingProperty: missing } = error.params as Record<string, string | undefined>;
    if (ruleOf) return [{ code: error.keyword, path: `${error.instancePath}/${ruleOf}` }];
    if (missing === undefined) return toIssues([error]);
    const path = `${error.instancePath}/${missing}`;
    return [{ code: /^\/(facts|tenant|data)\//.test(path) ? 'fact_missing' : 'required', path }];
  });
}

const ours = new Set(['offered', 'barred', 'mustBeRead', 'printed']);

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
