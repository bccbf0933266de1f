import type { PlainDate } from '#/domain/dates/plainDate.ts';
import { isMinor } from '#/domain/people/isMinor.ts';
import type { FormDocument } from '#/language/documents/form.ts';
import { mayFill } from '#/language/expressions/mayFill.ts';
import type { IntervenerRow } from '../interveners/toIntervener.ts';
import type { Context } from '../ports/context.ts';
import type { Tenant } from '../ports/tenant.ts';
import { currentForms } from './releasedForms.ts';

/** What the conditions of a questionnaire read of whose it is; a minor's is answered by who is asked as their guardian. */
export function kycFactsOf(person: Pick<IntervenerRow, 'type' | 'birthdate'>, today: PlainDate) {
  const isWard = person.type === 'F' && isMinor(person, today);
  return {
    ...{ isLegalPerson: person.type === 'J', isMinor: isWard, isGuardian: isWard },
    ...{ isStaff: false, today },
  };
}

/** The questionnaire that a person, or the guardian of a minor, is asked in the current release; none where none is for them. */
export async function kycFormOf(
  context: Context,
  tenant: Tenant,
  person: Pick<IntervenerRow, 'type' | 'birthdate'>,
  today: PlainDate,
): Promise<FormDocument | undefined> {
  const asker = { tenant, userId: undefined, kind: 'investor' } as const;
  const forms = await currentForms(context, asker, 'saveKyc');
  const scope = { facts: kycFactsOf(person, today) };
  return forms.find(({ form }) => mayFill(form, scope))?.form;
}
