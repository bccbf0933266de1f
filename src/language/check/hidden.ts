import type { Assembled, Assembly } from '../assembly/assemble.ts';
import { isUnder } from '../locks/lockedIn.ts';
import type { Diagnostic, FileDiagnostic } from '../values/diagnostic.ts';
import { namesDocument } from './namesDocument.ts';

/** File with a fault → the documents that could not be followed because of it, `<kind>/<id>`. */
export type Hidden = Map<string, Set<string>>;

/** So many are named; the others are counted. */
const NAMED = 5;

/**
 * Leaves out what a check says of a document at the places where it names one that is none: that follows from the
 * fault in the other, which is told once.
 */
export function withoutHidden(
  faults: Diagnostic[],
  document: Assembled,
  { unread }: Assembly,
): Diagnostic[] {
  const places = [...unread.values()]
    .flatMap((other) => namesDocument(document, other))
    .map((at) => at.slice(0, at.lastIndexOf('/')))
    .flatMap((at) => [at, propertyOf(at)]);
  return faults.filter(({ pointer }) => !places.some((place) => isUnder(pointer, place)));
}

/** A field is drawn in one place, and what it takes is said in another. */
const propertyOf = (at: string) =>
  at
    .replace(/^\/fields(\/[^/]+)\/fields(?=\/)/, '/data/properties$1/items/properties')
    .replace(/^\/fields(?=\/)/, '/data/properties');

/** What each document that is none keeps from being followed: those that name it, and those that name these. */
export function hiddenIn({ documents, unread }: Assembly): Hidden {
  const hidden: Hidden = new Map();
  for (const document of unread.values()) {
    const file = culprit(document, unread);
    const names = hidden.get(file) ?? new Set();
    hidden.set(file, names);
    if (file !== document.file) names.add(nameOf(document));
    for (const other of [...unread.values(), ...documents.values()])
      if (namesDocument(other, document).length > 0) names.add(nameOf(other));
  }
  return hidden;
}

/** The file to mend: that of a part or a list of questions which is none, for the forms that use it. */
function culprit({ file, origins = [] }: Assembled, unread: Assembly['unread']): string {
  return origins.find(({ key }) => unread.has(key))?.file ?? file;
}

/** How a document is called: `form/login`. */
export const nameOf = ({ kind, id }: Pick<Assembled, 'kind' | 'id'>) => `${kind}/${id}`;

/** The first fault of each file says what could not be followed because of it. */
export function tellHidden(problems: FileDiagnostic[], hidden: Hidden): FileDiagnostic[] {
  const told = new Set<string>();
  return problems.map((problem) => {
    const names = [...(hidden.get(problem.file) ?? [])].sort();
    if (problem.severity !== 'error' || names.length === 0 || told.has(problem.file))
      return problem;
    told.add(problem.file);
    const some = names.slice(0, NAMED).map((name) => `«${name}»`);
    const more = names.length > NAMED ? ` y ${names.length - NAMED} más` : '';
    return {
      ...problem,
      message: `${problem.message} No se ha podido seguir: ${some.join(', ')}${more}.`,
    };
  });
}
