import { valueOf, type Documents } from '../lenses/documents.ts';
import { toObject } from '../lenses/json.ts';
import { siteOf, type QuestionId } from '../lenses/questionSite.ts';
import { read } from '../values/pointer.ts';
import { same } from '../values/same.ts';

/** The same question in other forms: it has the same name and is asked alike, as questions of one part are. */
export function twinsOf(documents: Documents, id: QuestionId): QuestionId[] {
  const { property, field } = siteOf(id);
  const at = (key: string) => {
    const document = valueOf(documents, key);
    return [read(document, property), said(read(document, field))];
  };
  const own = at(id.in);
  return Object.keys(documents)
    .filter((key) => key.startsWith('form/') && key !== id.in && same(at(key), own))
    .map((key) => ({ ...id, in: key }))
    .filter((twin) => read(valueOf(documents, twin.in), property) !== undefined);
}

/** A lock, and a place among the columns, say nothing of what is asked. */
const said = (field: unknown) =>
  Object.fromEntries(
    Object.entries(toObject(field)).filter(([name]) => name !== 'locked' && name !== 'order'),
  );
