import type { JsonSchema } from '#/contract/openapi.ts';
import type { Assembled } from '../assembly/assemble.ts';
import { alternatives, type Alternative } from '../contract/alternatives.ts';
import { callOf } from '../contract/callOf.ts';
import { isOpen, locate } from '../contract/locate.ts';
import type { FormDocument } from '../documents/form.ts';
import { didYouMean } from '../grammar/validateGrammar.ts';
import { segments } from '../values/pointer.ts';
import type { Diagnostic } from '../values/diagnostic.ts';
import { questionCalls } from '../grammar/questions.ts';
import type { CodesDocument } from '../documents/tenantDocuments.ts';
import { contractMismatch } from './contractMismatch.ts';
import { error, type Check, type Context } from './context.ts';
import { levelsOf, type Level } from './levels.ts';
import { checkRowCountries } from './numberCountries.ts';
import { valuesOf } from './options.ts';
import { scopeAt } from './scopeAt.ts';

/**
 * A rule that only the server judges can be asked: its call is in the contract and takes the value and what
 * the rule needs beside it, and where that is a country, only countries can stand there.
 */
export const checkQuestions: Check = (document, context) => {
  if (document.kind !== 'form') return [];
  const form = document.value as FormDocument;
  return [
    ...levelsOf(form).flatMap((level) => checkLevel(level, document, context)),
    ...checkRowCountries(form),
  ];
};

function checkLevel(level: Level, document: Assembled, context: Context): Diagnostic[] {
  return Object.entries(level.properties).flatMap(([name, property]) =>
    Object.entries(questionCalls)
      .filter(([rule]) => Object.hasOwn(property, rule))
      .flatMap(([rule, { call, value, with: needs }]) => {
        const at = `${level.at.properties}/${name}`;
        const { contract } = context;
        const shape = callOf(contract, call);
        if (!shape)
          return [error(`${at}/${rule}`, `La llamada «${call}» no existe en el contrato.`)];
        const body = alternatives(contract, shape.body?.schema)[0]?.schema.properties ?? {};
        const takes = (member: string) =>
          Object.hasOwn(body, member)
            ? alternatives(contract, (body as Record<string, JsonSchema>)[member])
            : undefined;
        const untaken = [value, ...Object.values(needs)].filter((member) => !takes(member));
        if (untaken.length > 0)
          return untaken.map((member) =>
            error(`${at}/${rule}`, `La llamada «${call}» no toma «${member}».`),
          );
        const option = property[rule] as Record<string, unknown>;
        return [
          ...contractMismatch(property, level.fields[name], takes(value)!, at),
          ...Object.entries(needs).flatMap(([need, member]) => {
            const here = `${at}/${rule}/${need}`;
            const why = whyNoCountry(option[need], takes(member)!, level, here, document, context);
            return why === undefined ? [] : [error(here, why)];
          }),
        ];
      }),
  );
}

/** Why what the option names is not always a country that the call takes; `undefined` when it is. */
function whyNoCountry(
  option: unknown,
  taken: readonly Alternative[],
  level: Level,
  here: string,
  document: Assembled,
  context: Context,
): string | undefined {
  const always = typeof option === 'object' ? (option as { const?: string }).const : undefined;
  if (always !== undefined) {
    return unknownIn([always], context).length === 0
      ? undefined
      : `«${always}» no es la clave de un país: son tres letras, como «ESP».`;
  }
  const from = typeof option === 'string' ? undefined : (option as { from: string }).from;
  const [root, answer] = from === undefined ? [] : segments(from);
  const form = document.value as FormDocument;
  if (from === undefined) return ofAnswer(String(option), level, context);
  if (root === 'answers') {
    return answer === undefined || !Object.hasOwn(form.data.properties, answer)
      ? undefined
      : ofAnswer(answer, { properties: form.data.properties, fields: form.fields }, context);
  }
  const { found = [] } = locate(context.contract, scopeAt(document, context.contract, here), from);
  const isCountry = (kind: Alternative) =>
    isOpen(kind) ||
    (kind.type === 'string' &&
      (taken.some(({ name }) => name !== undefined && name === kind.name) ||
        (kind.values !== undefined && unknownIn(kind.values, context).length === 0)));
  return found.every(isCountry) ? undefined : `«${from}» no es la clave de un país.`;
}

function ofAnswer(
  name: string,
  level: Pick<Level, 'properties' | 'fields'>,
  context: Context,
): string | undefined {
  const { properties, fields } = level;
  if (!Object.hasOwn(properties, name))
    return `El campo «${name}» no existe.${didYouMean(name, Object.keys(properties))}`;
  const property = properties[name]!;
  if (property.type !== 'string') return `«${name}» no es un texto: no puede ser un país.`;
  const codes = fields[name]?.codes;
  const list = context.documents.get(`codes/${codes}`)?.value as CodesDocument | undefined;
  const values = codes === undefined ? valuesOf(property) : Object.keys(list?.items ?? {});
  if (codes === undefined && values.length === 0)
    return `«${name}» admite cualquier texto: debe elegirse de una lista de países.`;
  const unknown = unknownIn(values, context).slice(0, 5).map(String);
  return unknown.length === 0
    ? undefined
    : `«${name}» ofrece lo que no es un país: ${unknown.join(', ')}.`;
}

/** Those of some values that are no country's key. */
function unknownIn(
  values: readonly unknown[],
  { documents }: Pick<Context, 'documents'>,
): unknown[] {
  const countries = documents.get('codes/countries')?.value as CodesDocument | undefined;
  if (!countries) return [];
  return values.filter((value) => !Object.hasOwn(countries.items, String(value)));
}
