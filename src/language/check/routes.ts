import { rootsAddress } from '../values/addresses.ts';
import { remembered } from '../values/remembered.ts';
import type { Binding } from '../expressions/binding.ts';
import { didYouMean } from '../grammar/validateGrammar.ts';
import { grammars } from '../grammar/index.ts';
import { nearestWord } from '../values/nearestWord.ts';
import { read } from '../values/pointer.ts';
import type { Diagnostic } from '../values/diagnostic.ts';
import type { ScreenDocument } from '../documents/screen.ts';
import { error, ofKind, warning, type Check, type Context } from './context.ts';
import { found } from '../grammar/walk.ts';
import { quoted } from '../values/quoted.ts';

/** Links lead to screens that exist, with every place of the address filled; no two screens claim one address or name. */
export const checkRoutes: Check = (document, context) => {
  const links = found(grammars[document.kind], document.value, 'route').flatMap(
    ({ value, pointer }) => {
      const values = read(document.value, pointer.replace(/\/[^/]*$/, '/values'));
      return checkLink(
        value as string,
        pointer,
        (values ?? {}) as Record<string, Binding>,
        context,
      );
    },
  );
  return document.kind === 'screen'
    ? [...links, ...checkUnique(document.value as ScreenDocument, context)]
    : links;
};

function checkLink(
  to: string,
  pointer: string,
  values: Record<string, Binding>,
  context: Context,
): Diagnostic[] {
  if (!/^\/(?![/\\])[^\s\\<>"'`:]*$/.test(to))
    return [
      error(
        pointer,
        `«${to.slice(0, 80)}» no es una dirección de esta aplicación: empieza por «/».`,
      ),
    ];
  // The server's own file, which is no screen.
  if (to === rootsAddress) return [];
  const [path = ''] = to.split(/[?#]/);
  if (!isPlain(path))
    return [
      error(pointer, `«${path}» se escribe de otra manera: sin puntos, barras dobles ni «%».`),
    ];
  const places = [...to.matchAll(/\{(\w+)\??\}/g)].map((match) => match[1]!);
  const paths = ofKind<ScreenDocument>(context, 'screen').map((screen) => screen.path);
  if (paths.length > 0 && !paths.some((screen) => leadsTo(path, screen)))
    return [
      error(pointer, `Ninguna pantalla tiene la dirección «${path}».${didYouMean(path, paths)}`),
    ];
  const empty = places.filter((name) => !Object.hasOwn(values, name));
  const surplus = Object.keys(values).filter((name) => !places.includes(name));
  const meant = surplus.map((name) => nearestWord(name, empty));
  const lacking = empty.filter((name) => !meant.includes(name)).map((name) => `{${name}}`);
  return [
    ...(lacking.length > 0
      ? [error(pointer, `Falta en «values» el valor de ${quoted(lacking)}.`)]
      : []),
    ...surplus.map((name, index) =>
      meant[index] === undefined
        ? warning(pointer, `La dirección no tiene el lugar «{${name}}».`)
        : error(
            pointer,
            `«${name}» de «values» ha de ser «${meant[index]}», como en la dirección.`,
          ),
    ),
  ];
}

/** No part is empty, leads up, or is spelt in another way. */
const isPlain = (path: string) =>
  path === '/' ||
  path
    .split('/')
    .slice(1)
    .every((part) => /^(?:[a-z0-9-]+|\{\w+\??\})$/i.test(part));

/** Whether an address, with or without places, is one of a screen's. */
export function leadsTo(path: string, screen: string): boolean {
  const given = path.split('/');
  const own = partsOf(screen);
  return (
    given.length <= own.length &&
    own.every(({ part, isPlace }, at) => {
      const piece = given[at];
      return isPlace ? piece !== undefined || part.endsWith('?}') : piece === part;
    })
  );
}

/** The parts of a screen's address: every link is compared with every one. */
const partsOf = remembered((path) =>
  path.split('/').map((part) => ({ part, isPlace: /^\{.*\}$/.test(part) })),
);

function checkUnique(screen: ScreenDocument, context: Context): Diagnostic[] {
  const others = ofKind<ScreenDocument>(context, 'screen').filter(({ id }) => id !== screen.id);
  const twin = (key: 'path' | 'name') =>
    others
      .filter((other) => bare(other[key]) === bare(screen[key]))
      .map((other) => error(`/${key}`, `La pantalla «${other.id}» ya tiene «${screen[key]}».`));
  return [...twin('path'), ...twin('name')];
}

const bare = (text: string) => text.replace(/\{\w+(\??)\}/g, '{}').replace(/\/\{\}$/, '/{}');
