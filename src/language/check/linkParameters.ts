import type { ScreenDocument } from '../documents/screen.ts';
import { didYouMean } from '../grammar/validateGrammar.ts';
import { grammars } from '../grammar/index.ts';
import { found } from '../grammar/walk.ts';
import { error, ofKind, type Check } from './context.ts';
import { readParameters, type Told } from './readParameters.ts';
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
      if (told === 'any' || told.size === 0 || given.includes('{') || told.has(given)) return [];
      const words = [...told].map(String);
      return [
        error(
          pointer,
          `La pantalla «${screens[0]!.id}» no distingue «${given}» en «${name}»: ${words.slice(0, 12).join(', ')}.${didYouMean(given, words)}`,
        ),
      ];
    });
  });

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
