import { facts } from '#/contract/facts.gen.ts';
import { callOf } from '../contract/callOf.ts';
import type { FormDocument } from '../documents/form.ts';
import { sentMembers } from '../requests/sentMembers.ts';
import type { Diagnostic } from '../values/diagnostic.ts';
import { error, type Check } from './context.ts';

/**
 * A form that corrects what the server keeps begins with it: an empty one would have people say everything anew, and
 * what they leave out would be taken for their answer.
 */
export const checkBeginsWith: Check = ({ kind, value }, { contract }): Diagnostic[] => {
  const form = value as FormDocument;
  if (kind !== 'form' || !form.submit || !callOf(contract, form.submit.call)) return [];
  const { beginsWith } = facts[form.submit.call as keyof typeof facts];
  const answers = sentMembers(form).some(({ answer }) => answer !== undefined);
  if (beginsWith === undefined || !answers) return [];
  const { load } = form;
  const isLoaded = load && ('each' in load || Object.keys(load.answers ?? {}).length > 0);
  if (load?.call === beginsWith && isLoaded) return [];
  return [
    error(
      load ? '/load' : '/submit/call',
      `«${form.submit.call}» corrige lo que dice «${beginsWith}»: el formulario empieza por ello, con «load».`,
    ),
  ];
};
