import { calls } from '#/contract/calls.gen.ts';
import type { OperationId } from '#/contract/call.ts';
import type { JsonSchema } from '#/contract/openapi.ts';
import { alternatives } from '../contract/alternatives.ts';
import { callOf } from '../contract/callOf.ts';
import { takesNull } from '../contract/takesNull.ts';
import type { FormDocument } from '../documents/form.ts';
import { isObject } from '../values/mergePatch.ts';
import { step } from '../values/pointer.ts';
import type { Diagnostic } from '../values/diagnostic.ts';
import { sentMembers } from '../requests/sentMembers.ts';
import { error, ofKind, type Check, type Context } from './context.ts';

/**
 * A form that sends only what has changed starts from what the server has, sends it to a call that leaves the rest as
 * it is, and can say of everything that it may lose that it is no longer there.
 */
export const checkSentChanges: Check = ({ kind, value }, context) => {
  if (kind !== 'form') return [];
  const form = value as FormDocument;
  const { submit, load } = form;
  if (submit?.send !== 'changed') return submit && load ? unlikeOthers(submit.call, context) : [];
  const at = '/submit/send';
  if (!load) return [error(at, 'Falta «load»: sin lo que había no se sabe qué ha cambiado.')];
  const isPatch =
    Object.hasOwn(calls, submit.call) && calls[submit.call as OperationId].method === 'PATCH';
  if (!isPatch)
    return [error(at, `«${submit.call}» lo sustituye todo: sólo un PATCH toma lo que cambia.`)];
  return members(form, context);
};

/** So many other forms that agree say what is meant. */
const AGREED = 2;

/** The other forms of a call send what has changed: one that sends all would send anew what nobody touched. */
function unlikeOthers(call: string, context: Context): Diagnostic[] {
  const others = ofKind<FormDocument>(context, 'form').flatMap(({ submit, load }) =>
    submit?.call === call && load ? [submit.send] : [],
  );
  const changed = others.filter((send) => send === 'changed').length;
  return changed >= AGREED && changed === others.length - 1
    ? [
        error(
          '/submit',
          `Falta "send": "changed": los demás formularios de «${call}» sólo envían lo que cambia.`,
        ),
      ]
    : [];
}

function members(form: FormDocument, { contract }: Context): Diagnostic[] {
  const shape = callOf(contract, form.submit!.call);
  const bodies = alternatives(contract, shape?.body?.schema);
  if (bodies.length !== 1) return [];
  const { properties = {}, required = [] } = bodies[0]!.schema as {
    properties?: Record<string, JsonSchema>;
    required?: string[];
  };
  return sentMembers(form).flatMap(({ member, answer, value, pointer }) => {
    // What is no answer goes along each time: a constant.
    const isAnswer = answer !== undefined || (isObject(value) && 'from' in value);
    if (!isAnswer || !Object.hasOwn(properties, member)) return [];
    if (required.includes(member))
      return [error(pointer, `La llamada exige «${member}», que no iría cuando no cambia.`)];
    if (answer === undefined || !Object.hasOwn(form.load!.answers, answer)) return [];
    return isAlwaysThere(form, answer) || takesNull(contract, properties[member])
      ? []
      : [
          error(
            `/fields${step(answer)}`,
            `«${answer}» puede quedar vacío y la llamada no toma que «${member}» falte: hágalo obligatorio.`,
          ),
        ];
  });
}

/** Nobody can leave it empty: it is required and never hidden. Of a list, none is an answer too. */
function isAlwaysThere({ data, fields, rules = {}, steps }: FormDocument, name: string): boolean {
  const step = Object.values(steps).find((one) => Object.hasOwn(one.fields, name));
  const isHidden =
    step?.when !== undefined ||
    Object.values(rules).some(({ show }) => show && Object.hasOwn(show, name));
  const isList = data.properties[name]?.type === 'array';
  return !isHidden && (isList || fields[name]?.required === true);
}
