import { valueOf, type Documents } from '#/language/lenses/documents.ts';
import { objectAt, toObject, type Json } from '#/language/lenses/json.ts';
import { tellLiteral } from '#/language/lenses/literal.ts';
import { isRows } from '#/language/lenses/propertyLens.ts';
import { siteOf, type QuestionId } from '#/language/lenses/questionSite.ts';
import { inOrder } from '#/language/lenses/rows.ts';
import { factWords } from '#/language/proposals/factWords.ts';
import { read } from '#/language/values/pointer.ts';
import { wordsOf } from '../editing/questionList.ts';
import type { Offered } from '../kernel/panel.ts';

/** What a condition may be about: an answer, or something that is known of the person. */
export interface Subject {
  pointer: string;
  label: string;
  /** What it may be, where that is one of some; values as the lens tells them. */
  options?: readonly Offered[];
  /** Several may be given. */
  isList?: boolean;
}

const yesNo: readonly Offered[] = [
  { value: 'true', label: 'change.yes' },
  { value: 'false', label: 'change.no' },
];

const fact = (name: keyof typeof factWords): Subject => ({
  pointer: `/facts/${name}`,
  label: factWords[name],
  options: yesNo,
});

/** What is known of whoever fills a form in, beside the answers. */
const facts: readonly Subject[] = [fact('isMinor'), fact('isLegalPerson')];

/** What is known of whoever looks at a page. */
export const factSubjects: readonly Subject[] = (
  Object.keys(factWords) as (keyof typeof factWords)[]
).map(fact);

/** What the condition of a question may be about: the other questions beside it, each as people read it. */
export function subjectsOf(documents: Documents, id: QuestionId): Subject[] {
  const site = siteOf(id);
  const document = valueOf(documents, id.in);
  const properties = toObject(read(document, site.properties));
  const others = Object.keys(properties)
    .filter((name) => name !== site.name && !isRows(toObject(properties[name])))
    .map((name): Subject => {
      const one = id.column === undefined ? { in: id.in, name } : { ...id, column: name };
      const property = toObject(properties[name]);
      const options = optionsOf(documents, one, property);
      return {
        pointer: siteOf(one).answer,
        label: wordsOf(property.title) ?? name,
        ...(options && { options }),
        ...(property.type === 'array' && { isList: true }),
      };
    });
  return id.column === undefined ? [...others, ...facts] : others;
}

function optionsOf(
  documents: Documents,
  id: QuestionId,
  property: Json,
): readonly Offered[] | undefined {
  const field = toObject(read(valueOf(documents, id.in), siteOf(id).field));
  const items = objectAt(property, 'items');
  if (property.type === 'boolean') return yesNo;
  if (field.widget === 'yesno' && Array.isArray(property.enum))
    return property.enum.map((value: unknown, at) => ({
      value: tellLiteral(value),
      label: at === 0 ? 'change.yes' : 'change.no',
    }));
  const codes =
    typeof field.codes === 'string'
      ? objectAt(valueOf(documents, `codes/${field.codes}`), 'items')
      : {};
  const labels = { ...codes, ...objectAt(field, 'options') };
  const values = Array.isArray(property.enum)
    ? property.enum
    : Array.isArray(items.enum)
      ? items.enum
      : inOrder(codes).map(([code]) => code);
  if (values.length === 0 || values.length > 300) return undefined;
  return values.map((value: unknown) => ({
    value: tellLiteral(value),
    label: wordsOf(toObject(labels[String(value)]).label) ?? String(value),
  }));
}
