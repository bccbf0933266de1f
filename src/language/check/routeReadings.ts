import type { ScreenDocument } from '../documents/screen.ts';
import { didYouMean } from '../grammar/validateGrammar.ts';
import { grammars } from '../grammar/index.ts';
import { found } from '../grammar/walk.ts';
import { nearestWord } from '../values/nearestWord.ts';
import { segments } from '../values/pointer.ts';
import type { Diagnostic } from '../values/diagnostic.ts';
import { formsOn } from './callers.ts';
import { error, ofKind, type Check, type Context } from './context.ts';
import { parameterIn } from './readParameters.ts';
import { leadsTo } from './routes.ts';

/**
 * What a form reads of the address is in that of each screen that shows it; and what a screen or a form reads of the
 * query is what links write there, as far as a misspelt name can be told from one that comes from elsewhere.
 */
export const checkRouteReadings: Check = ({ kind, id, value }, context) => {
  if (kind !== 'form' && kind !== 'screen') return [];
  const screens = ofKind<ScreenDocument>(context, 'screen').filter((screen) =>
    kind === 'screen' ? screen.id === id : formsOn(screen).some(([, form]) => form === id),
  );
  const written = new Set(screens.flatMap((screen) => writtenTo(screen, context)));
  return found(grammars[kind], value, 'pointer', 'list').flatMap(({ value: from, pointer }) => {
    const name = parameterIn(String(from));
    if (name === undefined) return kind === 'form' ? unplaced(String(from), screens, pointer) : [];
    const meant = written.has(name) ? undefined : nearestWord(name, [...written]);
    return meant === undefined
      ? []
      : [
          error(
            pointer,
            `Ningún enlace escribe «${name}» en la dirección. ¿Quería decir «${meant}»?`,
          ),
        ];
  });
};

/** A place of the address that a screen with the form does not have. */
function unplaced(from: string, screens: readonly ScreenDocument[], at: string): Diagnostic[] {
  const [root, part, name] = segments(from);
  if (root !== 'route' || part !== 'params' || name === undefined) return [];
  return screens
    .filter(({ path }) => !placesIn(path).includes(name))
    .slice(0, 1)
    .map(({ id, path }) =>
      error(
        at,
        `La dirección de la pantalla «${id}» no tiene «{${name}}».${didYouMean(name, placesIn(path))}`,
      ),
    );
}

const placesIn = (path: string) => [...path.matchAll(/\{(\w+)\??\}/g)].map((match) => match[1]!);

/** Parameters that links write into the address of a screen, and those that its blocks keep there. */
function writtenTo(screen: ScreenDocument, context: Context): string[] {
  const links = linksOf(context)
    .filter(([path]) => leadsTo(path, screen.path))
    .flatMap(([, query]) => [...new URLSearchParams(query).keys()]);
  const kept = [...JSON.stringify(screen.blocks).matchAll(/"param":"(\w+)"/g)].map(
    (match) => match[1]!,
  );
  return [...links, ...kept];
}

const known = new WeakMap<Context['documents'], [path: string, query: string][]>();

function linksOf({ documents }: Context): [path: string, query: string][] {
  const links =
    known.get(documents) ??
    [...documents.values()].flatMap(({ kind, value }) =>
      found(grammars[kind], value, 'route').map(({ value: to }): [string, string] => {
        const [path = '', query = ''] = String(to).split('#')[0]!.split('?');
        return [path, query];
      }),
    );
  known.set(documents, links);
  return links;
}
