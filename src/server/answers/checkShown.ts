import type { Issue } from '#/domain/kernel/issue.ts';
import { isEmpty } from '#/language/expressions/condition.ts';
import type { Effective } from '#/language/effective.ts';
import type { FormDocument, Property } from '#/language/documents/form.ts';
import type { Localization } from '#/language/presentation/format.ts';
import { read, step } from '#/language/values/pointer.ts';
import type { Answers, Scope } from '#/language/expressions/scope.ts';
import { isFieldOf } from '#/language/widgets/asked.ts';
import { isOfferedCode } from '#/language/widgets/isOfferedCode.ts';
import { unknownField } from '#/language/validation/unknownField.ts';

/** Answers to questions that the form does not ask now: a browser sends none of them. */
export function checkShown(now: Effective, given: Answers, at = '/answers'): Issue[] {
  const unasked = Object.keys(given)
    .filter((name) => !isEmpty(given[name]) && !now.shown.has(name))
    .filter((name) => !now.strangers.includes(name))
    .map((name) => unknownField(at, name));
  const inRows = Object.entries(now.rows).flatMap(([name, rows]) =>
    rows.flatMap((row, index) =>
      checkShown(
        row,
        ((given[name] as unknown[])[index] ?? {}) as Answers,
        `${at}/${name}/${index}`,
      ),
    ),
  );
  return [...unasked, ...inRows];
}

/** Widgets whose list only helps: what they show is no choice of it. */
const unlisted: ReadonlySet<string> = new Set(['readonly', 'postalCode']);

/** Answers that are in none of the code lists which their questions offer, as another answer narrows them (`where`). */
export function checkCodes(
  { data, fields }: FormDocument,
  now: Effective,
  words: Localization,
  scope: Scope,
): Issue[] {
  return look(data.properties, fields, now, '/answers');

  function look(
    properties: Record<string, Property>,
    said: FormDocument['fields'],
    { answers, rows }: Effective,
    at: string,
  ): Issue[] {
    return Object.entries(answers).flatMap(([name, value]) => {
      const property = Object.hasOwn(properties, name) ? properties[name] : undefined;
      const field = Object.hasOwn(said, name) ? said[name] : undefined;
      if (!property) return [];
      const inner = property.items?.properties as Record<string, Property> | undefined;
      if (inner)
        return (rows[name] ?? []).flatMap((row, index) =>
          look(inner, field?.fields ?? {}, row, `${at}/${name}/${index}`),
        );
      const items = field?.codes === undefined ? undefined : words.codes?.(field.codes)?.items;
      if (!items || unlisted.has(field?.widget ?? '')) return [];
      const where = field && isFieldOf(field, 'combobox') && field.where ? field.where : undefined;
      const narrowed = where && read(scope, where.from);
      const isOffered = (one: string) =>
        !where || isEmpty(narrowed) || items[one]?.[where.member] === narrowed;
      const isKnown = [value]
        .flat()
        .map(String)
        .every(
          (one) =>
            Object.hasOwn(items, one) && isOfferedCode(one, field ?? {}, items) && isOffered(one),
        );
      return isKnown ? [] : [{ code: 'enum', path: at + step(name) }];
    });
  }
}
