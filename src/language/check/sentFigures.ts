import type { FormDocument } from '../documents/form.ts';
import { isObject } from '../values/mergePatch.ts';
import { step } from '../values/pointer.ts';
import { sentMembers } from '../requests/sentMembers.ts';
import { error, type Check } from './context.ts';
import { isAmount } from './saidLimits.ts';

/** A figure that the button of a form names is an answer that is sent: whoever presses it sends what it says. */
export const checkSentFigures: Check = ({ kind, value }) => {
  const form = value as FormDocument;
  const label = kind === 'form' ? form.submit?.label : undefined;
  if (!isObject(label)) return [];
  const sent = sentMembers(form).flatMap(({ answer }) => answer ?? []);
  return Object.entries(label.values)
    .filter(([, { as }]) => isAmount(as) || as === 'percent')
    .filter(([, { from }]) => !sent.some((name) => from === `/answers${step(name)}`))
    .map(([place, { from }]) =>
      error(
        `/submit/label/values${step(place)}/from`,
        `El botón dice «${from}», que no es ninguna respuesta que se envíe.`,
      ),
    );
};
