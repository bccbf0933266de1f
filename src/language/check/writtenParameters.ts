import type { ScreenDocument } from '../documents/screen.ts';
import { grammars } from '../grammar/index.ts';
import { found } from '../grammar/walk.ts';
import { isObject } from '../values/mergePatch.ts';
import { formsOn } from './callers.ts';
import { ofKind, type Context } from './context.ts';
import { namesKept, type Told } from './readParameters.ts';
import { leadsTo } from './routes.ts';

/** The screens at whose addresses a document is: itself, or those that show the form. */
export function screensOf(kind: 'form' | 'screen', id: string, context: Context): ScreenDocument[] {
  return ofKind<ScreenDocument>(context, 'screen').filter((screen) =>
    kind === 'screen' ? screen.id === id : formsOn(screen).some(([, form]) => form === id),
  );
}

/**
 * Parameters that links write into the address of some screens, with the values that they write; any, where a link
 * fills them in, or a block keeps there what somebody chose. A link that leads nowhere may be meant for any screen.
 */
export function writtenTo(
  screens: readonly ScreenDocument[],
  context: Context,
): ReadonlyMap<string, Told> {
  const written = new Map<string, Told>();
  const links = linksOf(context).filter(
    ({ screens: led }) => led.length === 0 || led.some((one) => screens.includes(one)),
  );
  for (const [name, value] of links.flatMap(({ parameters }) => parameters)) {
    const before = written.get(name) ?? new Set();
    if (before === 'any' || value.includes('{')) written.set(name, 'any');
    else written.set(name, new Set([...before, value]));
  }
  for (const name of screens.flatMap(({ blocks }) => namesKept(blocks))) written.set(name, 'any');
  return written;
}

/** Where a link leads, and what it writes into the query there. */
interface Link {
  /** None, when it leads nowhere. */
  screens: readonly ScreenDocument[];
  parameters: readonly [name: string, value: string][];
}

/** Read once for all documents: what links lead to is asked for each of them. */
const known = new WeakMap<Context['documents'], Link[]>();

function linksOf(context: Context): Link[] {
  const links = known.get(context.documents) ?? readLinks(context);
  known.set(context.documents, links);
  return links;
}

function readLinks(context: Context): Link[] {
  const all = ofKind<ScreenDocument>(context, 'screen');
  const written = [...context.documents.values()].flatMap(({ kind, value }) => [
    ...found(grammars[kind], value, 'route').map(({ value: to }) => partsOf(String(to))),
    ...(kind === 'codes' ? linksOfCodes(value) : []),
  ]);
  const byPath = Map.groupBy(written, ([path]) => path);
  return [...byPath].flatMap(([path, same]) => {
    const screens = all.filter((one) => leadsTo(path, one.path));
    const queries = [...new Set(same.map(([, query]) => query))];
    return queries.map((query) => ({ screens, parameters: [...new URLSearchParams(query)] }));
  });
}

/** Links that entries of a list of codes bring along. */
function linksOfCodes(value: unknown): [path: string, query: string][] {
  const items = Object.values((value as { items?: Record<string, unknown> }).items ?? {});
  return items.flatMap((item) =>
    isObject(item) && typeof item['to'] === 'string' ? [partsOf(item['to'])] : [],
  );
}

function partsOf(to: string): [path: string, query: string] {
  const [path = '', query = ''] = to.split('#')[0]!.split('?');
  return [path, query];
}
