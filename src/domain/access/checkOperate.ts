import type { PlainDate } from '../dates/plainDate.ts';
import type { Issue } from '../kernel/issue.ts';
import type { Intervener } from '../people/intervener.ts';
import { conditionsToOperate } from './conditionsToOperate.ts';

/**
 * Why this client may not operate today: one issue per failing condition, code `operate_<condition>`,
 * with its `remedy`; empty when they may. The path is the client's field.
 * @source specification §5 'Conditions to operate'
 */
export function checkOperate(intervener: Intervener, today: PlainDate): Issue[] {
  return conditionsToOperate(intervener, today)
    .filter((condition) => !condition.holds)
    .map(({ name, remedy }) => ({
      code: `operate_${name}`,
      path: `/${fields[name]}`,
      params: { remedy },
    }));
}

const fields = {
  not_minor: 'is_minor',
  of_age: 'birthdate',
  intervener_status: 'intervener_status',
  email: 'email',
  mobile_phone: 'mobile_phone',
  identity_document: 'document_expiration_date',
  own_declarations: 'declarations_owed',
} as const;
