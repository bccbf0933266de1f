import { join } from 'node:path';
import type { ErrorPayload, FullReloadPayload } from 'vite';
import type { FileDiagnostic } from '#/language/values/diagnostic.ts';
import type { TellProblems } from './watchDocuments.ts';

/** An open page. */
export interface OpenPage {
  send(payload: ErrorPayload | FullReloadPayload): void;
}

/**
 * What pages show over them of the documents: the present mistakes, also to a page that is opened or loaded again
 * while they last. When they are gone, and when a change brings none, every page is loaded again.
 */
export function createDocumentOverlay(root: string, pages: () => Iterable<OpenPage>) {
  let present: ErrorPayload | undefined;
  let isFirst = true;
  const tell: TellProblems = (problems, changed) => {
    // What a page is opened with at first is what there is.
    const payload = toPayload(root, problems, changed) ?? (!isFirst && RELOAD);
    isFirst = false;
    present = payload && payload.type === 'error' ? payload : undefined;
    if (present) console.error(present.err.message);
    if (payload) for (const page of pages()) page.send(payload);
  };
  const greet = (page: OpenPage) => present && page.send(present);
  return { tell, greet };
}

const RELOAD: FullReloadPayload = { type: 'full-reload', path: '*' };

/** A document with a fault is missing to others: what they say of it is counted, and the fault is said. */
function toPayload(
  root: string,
  problems: FileDiagnostic[],
  changed: ReadonlySet<string>,
): ErrorPayload | undefined {
  const own = problems.filter(({ file }) => changed.has(file));
  const said = own.length > 0 ? own : problems;
  const [first] = said;
  if (!first) return undefined;
  const left = problems.length - said.length;
  const lines = said.map(({ file, pointer, message }) => `${file}:${pointer} ${message}`);
  if (left > 0)
    lines.push(`${left} more in files that have not changed may follow from this: npm run check.`);
  const err = { message: lines.join('\n'), stack: '', id: join(root, first.file) };
  return { type: 'error', err: { ...err, plugin: 'documents' } };
}
