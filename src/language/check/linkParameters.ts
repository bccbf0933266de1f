import type { Scalar } from '../expressions/condition.ts';
import type { ScreenDocument } from '../documents/screen.ts';
import { didYouMean } from '../grammar/validateGrammar.ts';
import { grammars } from '../grammar/index.ts';
import { found } from '../grammar/walk.ts';
import { error, ofKind, type Check, type Context } from './context.ts';
import { readParameters, valuesTaken, type Told } from './readParameters.ts';
import { leadsTo } from './routes.ts';

/** What a link writes into an address is read there, and a value that is told apart there is one of those. */
export const checkLinkParameters: Check = (document, context) =>
  found(grammars[document.kind], document.value, 'route').flatMap(({ value, pointer }) => {
    const [path = '', query = ''] = String(value).split('#')[0]!.split('?');
    if (query === '') return [];
    const screens = ofKind<ScreenDocument>(context, 'screen').filter((screen) =>
      leadsTo(path, screen.path),
    );
    // What is planned reads nothing yet.
    if (screens.length === 0 || screens.some(({ planned }) => planned)) return [];
    const read = merged(screens.map((screen) => readParameters(screen, context)));
    return [...new URLSearchParams(query)].flatMap(([name, given]) => {
      const told = read.get(name);
      if (!told)
        return [
          error(
            pointer,
            `La pantalla «${screens[0]!.id}» no lee «${name}» en su dirección.${didYouMean(name, [...read.keys()])}`,
          ),
        ];
      if (given.includes('{')) return [];
      const taken = told === 'any' ? takenBy(screens, name, context) : told;
      if (taken.size === 0 || taken.has(given)) return [];
      const words = [...taken].map(String);
      return [
        error(
          pointer,
          `La pantalla «${screens[0]!.id}» no distingue «${given}» en «${name}»: ${words.slice(0, 12).join(', ')}.${didYouMean(given, words)}`,
        ),
      ];
    });
  });

/** The values that the calls of these screens take of a parameter; none where one of them takes any. */
function takenBy(
  screens: readonly ScreenDocument[],
  name: string,
  context: Context,
): ReadonlySet<Scalar> {
  const all = screens.map((screen) => valuesTaken(screen, name, context));
  return new Set(all.every(({ size }) => size > 0) ? all.flatMap((one) => [...one]) : []);
}

function merged(all: Map<string, Told>[]): Map<string, Told> {
  const read = new Map<string, Told>();
  for (const [name, told] of all.flatMap((one) => [...one])) {
    const before = read.get(name);
    read.set(
      name,
      told === 'any' || before === 'any' ? 'any' : new Set([...(before ?? []), ...told]),
    );
  }
  return read;
}
