import type { FormDocument, Property } from '../documents/form.ts';
import type { CallLocks, MemberLocks } from '../documents/locksDocument.ts';
import type { SentMember } from '../requests/sentMembers.ts';
import { isObject } from '../values/mergePatch.ts';
import { step } from '../values/pointer.ts';
import type { Diagnostic } from '../values/diagnostic.ts';
import { error } from './context.ts';

type Wanted = Pick<MemberLocks, 'rule' | 'by'>;

/** Columns of what a call is sent keep the rules that the table says: told alike whichever call it is, for rows are shared. */
export function checkColumnRules(
  form: FormDocument,
  { members = {} }: CallLocks,
  sent: readonly SentMember[],
): Diagnostic[] {
  return sent.flatMap(({ member, answer }) => {
    const { columns = {} } = Object.hasOwn(members, member) ? members[member]! : {};
    const items = answer === undefined ? undefined : form.data.properties[answer]?.items;
    if (items?.type !== 'object') return [];
    const cells = items.properties as Record<string, Property>;
    return Object.entries(columns).flatMap(([name, wanted]) => {
      const why = Object.hasOwn(cells, name) ? whyUnruled(cells[name]!, wanted) : undefined;
      const at = `/data/properties${step(answer!)}/items/properties${step(name)}`;
      return why ? [error(at + why.at, `Lo que se declara exige que «${name}» ${why.says}.`)] : [];
    });
  });
}

/** A rule that is missing, denied, or goes by something else; with where, from the property on. */
export function whyUnruled(
  property: Property,
  { rule, by }: Wanted,
): { at: string; says: string } | undefined {
  if (rule === undefined) return undefined;
  const option = property[rule];
  if (option === undefined || option === false) return { at: '', says: `tenga la regla «${rule}»` };
  if (by === undefined) return undefined;
  const entries = isObject(option) ? Object.entries(option) : [['', option] as const];
  // A country that is read elsewhere, or always the same one, is told with the country.
  const isKept = entries.some(([, value]) => value === by || isObject(value));
  const [key = ''] = entries.find(([, value]) => typeof value === 'string') ?? [];
  return isKept
    ? undefined
    : {
        at: step(rule) + (key === '' ? '' : step(key)),
        says: `tenga la regla «${rule}» por «${by}»`,
      };
}
