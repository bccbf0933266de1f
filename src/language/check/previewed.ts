import { facts } from '#/contract/facts.gen.ts';
import type { CallFacts } from '#/contract/callFacts.ts';
import { alternatives } from '../contract/alternatives.ts';
import { callOf } from '../contract/callOf.ts';
import type { CallUse, FormDocument } from '../documents/form.ts';
import { sentMembers } from '../requests/sentMembers.ts';
import { step } from '../values/pointer.ts';
import type { Diagnostic } from '../values/diagnostic.ts';
import { error, type Check, type Context } from './context.ts';

/**
 * What a form shows beforehand is of what it sends: the change that it asks a preview of, with all that it sends of it
 * and the reading call takes.
 */
export const checkPreviewed: Check = ({ kind, value }, context) => {
  const form = value as FormDocument;
  if (kind !== 'form' || !form.submit) return [];
  return Object.entries(form.calls ?? {}).flatMap(([name, use]) => {
    const at = `/calls${step(name)}/input/body`;
    return [...otherChange(form, use, at), ...unasked(form, use, at, context)];
  });
};

/** A preview of another change than the one that is sent. */
function otherChange(form: FormDocument, { call, input }: CallUse, at: string): Diagnostic[] {
  const known: CallFacts | undefined = Object.hasOwn(facts, call)
    ? facts[call as keyof typeof facts]
    : undefined;
  if (!known?.previews) return [];
  const { by, of } = known.previews;
  const sent = new Map(sentMembers(form).map(({ member, value }) => [member, value]));
  const named = new Set(Object.values(of).flatMap((change) => Object.keys(change.with ?? {})));
  const meant = Object.entries(of).filter(
    ([, change]) =>
      change.call === form.submit!.call &&
      [...named].every((member) => sent.get(member) === change.with?.[member]),
  );
  const asked = input?.body?.[by];
  if (meant.length === 0 || typeof asked !== 'string' || !Object.hasOwn(of, asked)) return [];
  return meant.some(([change]) => change === asked)
    ? []
    : [
        error(
          `${at}${step(by)}`,
          `Se pregunta por «${asked}», y el formulario envía «${meant.map(([change]) => change).join('» o «')}».`,
        ),
      ];
}

/** Members of the body that are sent, and that a reading call could take and is not given. */
function unasked(
  form: FormDocument,
  { call, input }: CallUse,
  at: string,
  { contract }: Context,
): Diagnostic[] {
  const given = Object.keys(input?.body ?? {});
  const takes = alternatives(contract, callOf(contract, call)?.body?.schema).flatMap(({ schema }) =>
    Object.keys((schema.properties ?? {}) as object),
  );
  // A member that the call does not take is another one under a wrong name.
  if (given.length === 0 || given.some((member) => !takes.includes(member))) return [];
  const missing = new Set(
    sentMembers(form)
      .map(({ member }) => member)
      .filter((member) => takes.includes(member) && !given.includes(member)),
  );
  return missing.size === 0
    ? []
    : [
        error(
          at,
          `Se pregunta sin «${[...missing].join('», «')}», que el formulario envía: lo que se enseña sería de otra cosa.`,
        ),
      ];
}
