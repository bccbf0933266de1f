import type { Issue } from '../kernel/issue.ts';
import { parseDate } from '../dates/plainDate.ts';
import { checkDistinctRows } from '../rules/distinctRows.ts';
import type { Rule } from '../rules/rule.ts';
import { isUnderAge } from './ageOf.ts';
import { foldedName } from './names.ts';

/** How somebody controls an entity: what they own of it, other means, or managing it where nobody else does. */
export const [OWNER, SENIOR] = ['CRS801', 'CRS803'];
/** Four times more than 25 % is more than there is. */
const MOST_OWNERS = 3;

/**
 * Who controls an entity, all together. Issues below each row: nobody stands there twice (`distinct` by their number,
 * `controllers.repeated` by name and birth date), two residences are two (`controllers.residence`), three have more than 25 % at most (`controllers.owners`), and who
 * manages it counts where nobody else controls it (`controllers.senior`) and is of age (`controllers.age`).
 * @source OECD Common Reporting Standard, section VIII.D.6; Ley 10/2010, article 4; Ley de Sociedades de Capital, article 213
 */
export const checkControllers: Rule = (value, _, scope): Issue[] => {
  const people = Array.isArray(value) ? value.map(toPerson) : [];
  const rowsWith = (role: string | undefined) =>
    people.flatMap((person, row) => (person.role === role ? [row] : []));
  const seniors = rowsWith(SENIOR);
  const others = people.filter(({ role }) => role && role !== SENIOR);
  const today = parseDate((scope?.root?.facts as { today?: unknown } | undefined)?.today);
  const at = (code: string, column: string) => (row: number) => ({
    code,
    path: `/${row}/${column}`,
  });
  const isMinor = (row: number) => today && isUnderAge(people[row]!.birthdate, today);
  return [
    ...checkDistinctRows(value, 'tin_code'),
    ...checkSamePerson(people),
    ...people.flatMap(sameTwice).map(at('controllers.residence', 'second_country')),
    ...rowsWith(OWNER).slice(MOST_OWNERS).map(at('controllers.owners', 'role')),
    ...(others.length > 0 ? seniors : []).map(at('controllers.senior', 'role')),
    ...seniors.filter(isMinor).map(at('controllers.age', 'birthdate')),
  ];
};

interface Person {
  name?: string;
  birthdate?: string;
  role?: string;
  tin_country?: string;
  second_country?: string;
}

/** The row where the second country of residence is the first one. */
const sameTwice = ({ tin_country, second_country }: Person, row: number): number[] =>
  second_country && second_country === tin_country ? [row] : [];

/** Of a row what is text: anything may be sent. */
const toPerson = (row: unknown): Person =>
  row !== null && typeof row === 'object'
    ? Object.fromEntries(Object.entries(row).filter(([, cell]) => typeof cell === 'string'))
    : {};

/** People of the same name who were born on the same day are one. */
function checkSamePerson(people: readonly Person[]): Issue[] {
  const first = new Map<string, number>();
  return people.flatMap(({ name, birthdate }, row) => {
    if (!name?.trim() || !birthdate) return [];
    const key = `${foldedName(name)} ${birthdate}`;
    const earlier = first.get(key);
    if (earlier === undefined) first.set(key, row);
    return earlier === undefined
      ? []
      : [{ code: 'controllers.repeated', path: `/${row}/name`, params: { row: earlier + 1 } }];
  });
}
