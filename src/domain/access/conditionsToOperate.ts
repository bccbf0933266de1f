import type { PlainDate } from '../dates/plainDate.ts';
import { isIdentityInForce } from '../documents/isIdentityInForce.ts';
import { isOfAge } from '../people/ageOf.ts';
import type { Intervener } from '../people/intervener.ts';
import { isLegalPerson } from '../people/isLegalPerson.ts';
import { isPresent } from '../people/isPresent.ts';
import { isOwnOwed } from '../people/owedDeclarations.ts';
import { remedyFor, type Remedy } from './remedies.ts';
import { operatingStatuses } from './statuses.ts';

/** The conditions to operate, in the order of the specification; the last is of new adults. */
export const conditionNames = [
  'not_minor',
  'of_age',
  'intervener_status',
  'email',
  'mobile_phone',
  'identity_document',
  'own_declarations',
] as const;
export type ConditionName = (typeof conditionNames)[number];

/** One condition as it stands: what the client has now, and what would make it hold. */
export interface OperateCondition {
  name: ConditionName;
  holds: boolean;
  /** What the client has: a flag, a `YYYY-MM-DD` date, a status, an address, or nothing. */
  value: string | boolean | null;
  /** `null` while the condition holds. */
  remedy: Remedy | null;
}

/**
 * All conditions to operate with their current value and remedy; the client may operate when every
 * one holds. Age is asked of natural persons only, and an unknown birthdate does not prove it. The
 * identity document must be permanent or expire after today. Who has come of age declares themselves first.
 * @source specification §5 'Conditions to operate'; Código Civil 240
 */
export function conditionsToOperate(intervener: Intervener, today: PlainDate): OperateCondition[] {
  const isCompany = isLegalPerson(intervener);
  const status = intervener.intervener_status ?? null;
  const expiry = intervener.document_expiration_date ?? null;
  const isPermanent = intervener.is_document_permanent === true;
  const found: Omit<OperateCondition, 'remedy'>[] = [
    {
      name: 'not_minor',
      holds: isCompany || intervener.is_minor !== true,
      value: intervener.is_minor ?? null,
    },
    {
      name: 'of_age',
      holds: isCompany || isOfAge(intervener.birthdate, today),
      value: intervener.birthdate ?? null,
    },
    {
      name: 'intervener_status',
      holds: status !== null && operatingStatuses.has(status),
      value: status,
    },
    { name: 'email', holds: isPresent(intervener.email), value: intervener.email ?? null },
    {
      name: 'mobile_phone',
      holds: isPresent(intervener.mobile_phone),
      value: intervener.mobile_phone ?? null,
    },
    {
      name: 'identity_document',
      holds: isIdentityInForce(intervener, today),
      value: isPermanent || expiry,
    },
  ];
  // Asked of new adults alone: it stands among the conditions until they have declared themselves.
  const owed = intervener.declarations_owed ?? [];
  if (isOwnOwed(owed))
    found.push({ name: 'own_declarations', holds: false, value: owed.join(', ') });
  return found.map((condition) => ({
    ...condition,
    remedy: condition.holds ? null : remedyFor(condition.name, intervener, today),
  }));
}
