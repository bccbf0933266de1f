import type { Issue } from '#/domain/kernel/issue.ts';
import { toPhone } from '#/domain/people/checkContacts.ts';
import type { TenantDb } from '../../database/withTenant.ts';
import { unprocessable } from '../../kernel/httpError.ts';
import type { Context } from '../../ports/context.ts';
import { changesOf } from '../changesOf.ts';
import { checkPersonal } from '../checkPersonal.ts';
import { reviewFatca } from '../declarations/reviewFatca.ts';
import { keepDraft } from './keepDraft.ts';
import { fieldPolicy, type Field } from '../fieldPolicy.ts';
import { columnOf, toFields } from '../toFields.ts';
import type { IntervenerRow } from '../../interveners/toIntervener.ts';

export type Wanted = Partial<Record<Field, string | boolean | null>>;

/**
 * Changes a person's data field by field as the policy says: at once, as a draft, or not at all, then
 * with every reason. Fields that stay as they are stored are no change. The row must be locked.
 * @param by user who changes
 */
export async function changePerson(
  context: Pick<Context, 'id' | 'now'>,
  db: TenantDb,
  row: IntervenerRow,
  sent: Wanted,
  by: string,
): Promise<void> {
  const wanted = tidy(sent);
  const fields = Object.keys(wanted) as Field[];
  const stored = toFields(row, fields);
  const changed = changesOf(stored, wanted).map(({ field }) => field as Field);
  const issues = [...changed.flatMap(refusalOf), ...checkPersonal(pick(wanted, changed))];
  if (issues.length > 0) throw unprocessable(issues);
  const atOnce = changed.filter((field) => fieldPolicy[field] === 'at_once');
  if (atOnce.length > 0) {
    const set = atOnce.map((field) => [columnOf(field), wanted[field] || null]);
    await db
      .updateTable('interveners')
      .set(Object.fromEntries(set) as Partial<IntervenerRow>)
      .where('uuid', '=', row.uuid)
      .execute();
    await reviewFatca(context, db, row.uuid);
  }
  for (const section of ['CONTACT', 'PERSONAL'] as const) {
    const drafted = fields.filter((field) => sectionOf(field) === section);
    if (drafted.length === 0) continue;
    await keepDraft(db, {
      intervener: row.uuid,
      section,
      stored: toFields(row, allOf(section)),
      wanted: pick(wanted, drafted),
      by,
      at: context.now(),
      uuid: context.id(),
    });
  }
}

const sectionOf = (field: Field) => {
  const policy = fieldPolicy[field];
  return typeof policy === 'object' && 'draft' in policy ? policy.draft : undefined;
};

const allOf = (section: 'CONTACT' | 'PERSONAL') =>
  (Object.keys(fieldPolicy) as Field[]).filter((field) => sectionOf(field) === section);

function refusalOf(field: Field): Issue[] {
  const policy = fieldPolicy[field];
  if (typeof policy !== 'object' || !('refused' in policy)) return [];
  return [{ code: policy.refused, path: `/${field}` }];
}

const pick = (wanted: Wanted, fields: Field[]): Wanted =>
  Object.fromEntries(fields.map((field) => [field, wanted[field] ?? null]));

/** Texts without outer blanks, telephones as they are stored. */
function tidy(sent: Wanted): Wanted {
  const entries = Object.entries(sent).map(([field, value]) => {
    if (typeof value !== 'string') return [field, value ?? null];
    const isPhone = field === 'mobile_phone' || field === 'phone';
    return [field, isPhone ? toPhone(value) : value.trim()];
  });
  return Object.fromEntries(entries) as Wanted;
}
