import type { ScreenDocument } from '../documents/screen.ts';
import { didYouMean } from '../grammar/validateGrammar.ts';
import { grammars } from '../grammar/index.ts';
import { found } from '../grammar/walk.ts';
import { nearestWord } from '../values/nearestWord.ts';
import { segments } from '../values/pointer.ts';
import type { Diagnostic } from '../values/diagnostic.ts';
import { error, type Check } from './context.ts';
import { parameterIn } from './readParameters.ts';
import { screensOf, writtenTo } from './writtenParameters.ts';

/**
 * What a form reads of the address is in that of each screen that shows it; and what a screen or a form reads of the
 * query is what links write there, as far as a misspelt name can be told from one that comes from elsewhere.
 */
export const checkRouteReadings: Check = ({ kind, id, value }, context) => {
  if (kind !== 'form' && kind !== 'screen') return [];
  const screens = screensOf(kind, id, context);
  const written = writtenTo(screens, context);
  return found(grammars[kind], value, 'pointer', 'list').flatMap(({ value: from, pointer }) => {
    const name = parameterIn(String(from));
    if (name === undefined) return kind === 'form' ? unplaced(String(from), screens, pointer) : [];
    const meant = written.has(name) ? undefined : nearestWord(name, [...written.keys()]);
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
