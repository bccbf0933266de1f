import { facts } from '#/contract/facts.gen.ts';
import { callOf } from '../contract/callOf.ts';
import { locate } from '../contract/locate.ts';
import type { FormDocument } from '../documents/form.ts';
import { grammars } from '../grammar/index.ts';
import { found } from '../grammar/walk.ts';
import { sentMembers } from '../requests/sentMembers.ts';
import type { Diagnostic } from '../values/diagnostic.ts';
import { segments, step } from '../values/pointer.ts';
import { error, type Check, type Context } from './context.ts';
import { checkOrderType } from './orderType.ts';

/** What another call says beforehand about what is sent, taxes above all, is seen before it is sent. */
export const checkForetold: Check = (document, context): Diagnostic[] => {
  const form = document.value as FormDocument;
  if (document.kind !== 'form' || !form.submit) return [];
  // A form of another type, or one that shows what nothing answers, is told as that.
  if (checkOrderType(document, context).length > 0) return [];
  return foretellers
    .filter(({ of, by, name }) => of === form.submit!.call && isForetold(form, by, name, context))
    .flatMap(({ name, figures }) => {
      const shown = shownOf(form, name);
      const unseen = figures.filter((figure) => shown.every((one) => one.figure !== figure));
      return unseen.length === 0
        ? []
        : [
            error(
              shown[0]?.pointer ?? '/steps',
              `Antes de enviarlo se ve lo que resultaría: falta «${unseen.join('», «')}» de «${name}».`,
            ),
          ];
    });
};

const foretellers = Object.entries(facts).flatMap(([name, { foretells }]) =>
  foretells ? [{ name, of: foretells.call, by: foretells.by, figures: foretells.figures }] : [],
);

/** Whether the foretelling call takes the value that the form always sends. */
function isForetold(form: FormDocument, by: string, name: string, { contract }: Context): boolean {
  const sent = sentMembers(form).find(({ member }) => member === by)?.value;
  const body = callOf(contract, name)?.body?.schema;
  const taken = body && locate(contract, body, step(by)).found;
  return typeof sent === 'string' && taken?.some(({ values }) => values?.includes(sent)) === true;
}

/** Bindings of what is shown beside the questions or on the review that read what a call answers, or what none does. */
function shownOf(form: FormDocument, call: string): { pointer: string; figure: string }[] {
  const calls = form.calls ?? {};
  return found(grammars.form, form, 'binding').flatMap(({ pointer, value }) => {
    const { from } = value as { from: string };
    const block = /^\/(?:steps\/[^/]+|review)\/blocks\/[^/]+/.exec(pointer)?.[0];
    const [root, name = '', ...figure] = segments(from);
    const isOf = root === 'data' && (!Object.hasOwn(calls, name) || calls[name]!.call === call);
    return block && isOf ? [{ pointer: block, figure: figure.join('/') }] : [];
  });
}
