import type { Output } from '#/contract/call.ts';
import type { PlainDate } from '#/domain/dates/plainDate.ts';
import { askedWith } from '#/language/validation/askedWith.ts';
import type { IntervenerRow } from '../interveners/toIntervener.ts';
import type { Context } from '../ports/context.ts';
import type { Tenant } from '../ports/tenant.ts';
import { kycFormOf } from './kycFormOf.ts';

/** The only questions that a person is asked now: those that staff ask again, and what hangs on them; nothing while all are. */
export async function kycAskedOf(
  context: Context,
  tenant: Tenant,
  person: Pick<IntervenerRow, 'type' | 'birthdate'>,
  { asked, today }: { asked: Output<'getKycAnswers'>['data']['asked']; today: PlainDate },
): Promise<ReadonlySet<string> | undefined> {
  if (!asked || asked.questions.length === 0) return undefined;
  const form = await kycFormOf(context, tenant, person, today);
  return form ? askedWith(form, asked.questions) : new Set(asked.questions);
}
