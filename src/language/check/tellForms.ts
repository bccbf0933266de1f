import type { Assembled } from '../assembly/assemble.ts';
import type { FileDiagnostic } from '../values/diagnostic.ts';
import type { Context } from './context.ts';

/** A fault, and the document in which it was found. */
export interface Found {
  problem: FileDiagnostic;
  document: Assembled;
}

/** A fault in a part says in which form it is one, where another form uses the same part without it. */
export function tellForms(
  found: readonly Found[],
  documents: Context['documents'],
): FileDiagnostic[] {
  const users = Map.groupBy(
    [...documents.values()].flatMap(({ id, origins = [] }) =>
      [...new Set(origins.map(({ file }) => file))].map((file) => ({ id, file })),
    ),
    ({ file }) => file,
  );
  const alike = Map.groupBy(found, ({ problem }) => keyOf(problem));
  return found.map(({ problem, document }) => {
    const isWritten = document.origins?.some(({ file }) => file === problem.file);
    const all = users.get(problem.file)?.length ?? 0;
    const where = new Set(alike.get(keyOf(problem))!.map(({ document: { id } }) => id)).size;
    return isWritten && where < all
      ? { ...problem, message: `${problem.message} (En el formulario «${document.id}».)` }
      : problem;
  });
}

const keyOf = ({ file, pointer, message }: FileDiagnostic) => `${file}\n${pointer}\n${message}`;
