import type { JsonSchema } from '#/contract/openapi.ts';
import { alternatives, type Alternative } from '../contract/alternatives.ts';
import { callOf } from '../contract/callOf.ts';
import { isOpen } from '../contract/locate.ts';
import type { FormDocument, Property } from '../documents/form.ts';
import { bodyOf } from '../requests/bodyOf.ts';
import { OWN_ANSWERS, propertiesSent } from '../requests/ownQuestions.ts';
import { didYouMean } from '../grammar/validateGrammar.ts';
import { isObject } from '../values/mergePatch.ts';
import { step } from '../values/pointer.ts';
import type { Diagnostic } from '../values/diagnostic.ts';
import {
  requestMappingOf,
  requestMappings,
  type RequestMapping,
} from '../requests/requestMapping.ts';
import { checkAnswer } from './answer.ts';
import { error, warning, type Check, type Context } from './context.ts';
import { isKeyed, isKeyOf, patternOfKeys } from './isKeyed.ts';

/**
 * What a form sends is a body that its call accepts: every answer goes to a place that the contract knows, is
 * of its type, among its values and within its limits, and nothing that the contract requires is missing.
 */
export const checkBody: Check = ({ kind, value }, context) => {
  if (kind !== 'form') return [];
  const form = value as FormDocument;
  const shape = form.submit && callOf(context.contract, form.submit.call);
  if (!form.submit || !shape) return [];
  const { input } = form.submit;
  const body = bodyOf(form);
  const answers = propertiesSent(form);
  if (!shape.body) {
    const dropped = answers.filter(([name]) => requestMappingOf(form, name).length === 0);
    return !input?.body && dropped.length > 0
      ? [
          error(
            '/submit/call',
            `«${form.submit.call}» no lleva cuerpo y el formulario tiene respuestas que enviar.`,
          ),
        ]
      : [];
  }
  const bodies = alternatives(context.contract, shape.body.schema);
  return body
    ? [...twice(form, answers), ...bound(form, bodies, context), ...forgotten(form, answers)]
    : best(bodies, (body) => against(body, form, answers, context));
};

/** What the alternative that fits best has to say. */
function best(
  bodies: readonly Alternative[],
  look: (body: Alternative) => Diagnostic[],
): Diagnostic[] {
  const verdicts = bodies.map((body) => (isOpen(body) ? [] : look(body)));
  return verdicts.reduce(
    (least, one) => (weight(one) < weight(least) ? one : least),
    verdicts[0] ?? [],
  );
}

const weight = (faults: Diagnostic[]) =>
  faults.filter(({ severity }) => severity === 'error').length;

const membersOf = ({ schema }: Alternative) =>
  (schema.properties ?? {}) as Record<string, JsonSchema>;

/** The answers are the body, or what stands under one of its members. */
function against(
  body: Alternative,
  form: FormDocument,
  sent: [string, Property][],
  context: Context,
): Diagnostic[] {
  const properties = membersOf(body);
  const faults = sent.flatMap(([name]) => {
    if (Object.hasOwn(properties, name)) return checkAnswer(form, name, properties[name]!, context);
    if (isKeyed(body)) return keyed(body, form, name, context);
    const near = didYouMean(name, Object.keys(properties));
    return [
      error(
        `/data/properties/${name}`,
        `La llamada «${form.submit!.call}» no toma «${name}».${near || ownHint(body)}`,
      ),
    ];
  });
  const names = new Set(sent.map(([name]) => name));
  for (const name of (body.schema.required as string[] | undefined) ?? [])
    if (!names.has(name))
      faults.push(error('/data/properties', `Falta «${name}», que la llamada exige.`));
    else faults.push(...unreliable(form, name, name));
  return faults;
}

/** A key of the form that the contract asks of keys, with an answer that it takes under any. */
function keyed(
  { schema }: Alternative,
  form: FormDocument,
  name: string,
  context: Context,
): Diagnostic[] {
  const pattern = patternOfKeys(schema);
  if (!isKeyOf(schema, name))
    return [
      error(
        `/data/properties${step(name)}`,
        `La llamada «${form.submit!.call}» sólo toma nombres de la forma ${pattern}.`,
      ),
    ];
  return isObject(schema.additionalProperties)
    ? checkAnswer(form, name, schema.additionalProperties, context)
    : [];
}

/** What the call takes of questions that it does not know. */
const ownHint = (body: Alternative) =>
  Object.hasOwn(membersOf(body), OWN_ANSWERS)
    ? ' Si es una pregunta suya, márquela con «own».'
    : '';

/** The body is put together of bindings: what they carry of the answers fits where it goes. */
function bound(form: FormDocument, bodies: readonly Alternative[], context: Context): Diagnostic[] {
  return best(bodies, (body) => {
    const properties = membersOf(body);
    const required = new Set((body.schema.required as string[] | undefined) ?? []);
    return requestMappings(form).flatMap(({ member, answer }: RequestMapping) => {
      if (!Object.hasOwn(properties, member)) return [];
      if (answer === undefined) {
        return best(alternatives(context.contract, properties[member]), (inner) =>
          against(inner, form, propertiesSent(form), context),
        );
      }
      if (!Object.hasOwn(form.data.properties, answer)) return [];
      return [
        ...checkAnswer(form, answer, properties[member]!, context),
        ...(required.has(member) ? unreliable(form, answer, member) : []),
      ];
    });
  });
}

/** A member is fixed, or it is answered. */
function twice(form: FormDocument, answers: [string, Property][]): Diagnostic[] {
  const written = form.submit?.input?.body ?? {};
  if (bodyOf(form) === written) return [];
  return answers
    .filter(([name]) => Object.hasOwn(written, name))
    .map(([name]) =>
      error(`/submit/input/body/${name}`, `«${name}» también se pregunta: no puede ser fijo.`),
    );
}

function forgotten(form: FormDocument, answers: [string, Property][]): Diagnostic[] {
  return answers
    .filter(([name]) => requestMappingOf(form, name).length === 0)
    .map(([name]) =>
      warning(
        `/data/properties/${name}`,
        `«${name}» se pregunta y no se envía: falta en «submit» o debe ser «local».`,
      ),
    );
}

/** Whether a rule asks for an answer where the field itself does not. */
const isRequired = ({ rules = {} }: FormDocument, name: string): boolean =>
  Object.values(rules).some(({ require }) => require && Object.hasOwn(require, name));

/** The contract demands it, and the answer may be missing: it is hidden, or nobody has to give it. */
function unreliable(form: FormDocument, name: string, member: string): Diagnostic[] {
  const hidden = Object.values(form.rules ?? {}).some(
    ({ show }) => show && Object.hasOwn(show, name),
  );
  const step = Object.values(form.steps).find(({ fields }) => Object.hasOwn(fields, name));
  const isGated = hidden || step?.when !== undefined;
  if (form.fields[name]?.required === true && !isGated) return [];
  const tell = isGated || isRequired(form, name) ? warning : error;
  return [
    tell(`/fields/${name}`, `La llamada exige «${member}», y aquí puede quedar sin responder.`),
  ];
}
