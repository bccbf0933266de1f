import type { CallFacts } from '#/contract/callFacts.ts';
import { facts } from '#/contract/facts.gen.ts';
import type { FormDocument } from '../documents/form.ts';
import { LOCKS } from '../documents/locksDocument.ts';
import { step } from '../values/pointer.ts';
import { sentMembers } from '../requests/sentMembers.ts';
import { error, type Check } from './context.ts';

/**
 * Where the contract asks who somebody is before they change where money goes or who decides, or where something ends
 * for good, the questions are the product's: each step of such a form is locked, for investors and for staff.
 */
export const checkStepUpForms: Check = ({ kind, value }, { documents }) => {
  if (kind !== 'form' || !documents.has(LOCKS)) return [];
  const form = value as FormDocument;
  if (form.locked === true || !isWeighty(form)) return [];
  return Object.entries(form.steps)
    .filter(([, { locked }]) => locked !== true)
    .filter(([, { fields }]) =>
      Object.keys(fields).some((name) => form.data.properties[name]?.own !== true),
    )
    .map(([name]) =>
      error(
        `/steps${step(name)}`,
        `«${form.submit!.call}» pide confirmar quién es, o no tiene vuelta: este paso ha de estar bloqueado.`,
      ),
    );
};

function isWeighty(form: FormDocument): boolean {
  const call = form.submit?.call ?? '';
  const known: CallFacts | undefined = Object.hasOwn(facts, call)
    ? facts[call as keyof typeof facts]
    : undefined;
  if (known?.effect === 'ends') return true;
  const asked = known?.stepUp;
  if (asked === undefined || asked === true) return asked === true;
  return sentMembers(form).some(({ member }) => asked.fields.includes(member));
}
