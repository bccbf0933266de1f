import type { FormDocument } from '#/language/documents/form.ts';
import { effective } from '#/language/effective.ts';
import type { Answers, Scope } from '#/language/expressions/scope.ts';
import type { PlainDate } from '#/domain/dates/plainDate.ts';
import type { IntervenerRow } from '../interveners/toIntervener.ts';
import type { Context } from '../ports/context.ts';
import type { Tenant } from '../ports/tenant.ts';
import { kycFactsOf, kycFormOf } from './kycFormOf.ts';

type Person = Pick<IntervenerRow, 'uuid' | 'type' | 'birthdate'>;

/**
 * The questions that a person's questionnaire shows with the answers that they gave last, in the order of the form: what
 * of it can be asked again. None where no form of the release is for them.
 */
export async function readAskable(
  context: Context,
  tenant: Tenant,
  person: Person,
  { answers, today }: { answers: Answers; today: PlainDate },
): Promise<string[]> {
  const scope: Scope = {
    answers,
    me: { intervener: { uuid: person.uuid } } as Scope['me'],
    facts: kycFactsOf(person, today),
  };
  const form = await kycFormOf(context, tenant, person, today);
  return form ? shownIn(form, scope) : [];
}

function shownIn(form: FormDocument, scope: Scope): string[] {
  const { shown } = effective(form, scope);
  const loaded = form.load?.answers ?? {};
  return Object.keys(form.data.properties).filter(
    (name) => shown.has(name) && Object.hasOwn(loaded, name),
  );
}
