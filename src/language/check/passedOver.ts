import { pointersOf } from '../expressions/condition.ts';
import type { ScreenDocument } from '../documents/screen.ts';
import { matchRoute } from '../values/matchRoute.ts';
import { error, ofKind, type Check } from './context.ts';

/**
 * A screen that is passed over leads on, and nobody is sent round: where it leads to itself with more in the address,
 * its condition looks at what it adds; otherwise the way ends.
 */
export const checkPassedOver: Check = ({ kind, value }, context) => {
  const screen = value as ScreenDocument;
  if (kind !== 'screen' || !screen.only) return [];
  const screens = ofKind<ScreenDocument>(context, 'screen');
  const way = [screen.id];
  let next = leadsTo(screen, screens);
  while (next?.only && !way.includes(next.id)) {
    way.push(next.id);
    next = leadsTo(next, screens);
  }
  if (!next || !way.includes(next.id)) return [];
  if (next.id === screen.id && way.length === 1 && looksAtWhatItAdds(screen)) return [];
  return [
    error(
      '/only',
      `Quien tenga una sola posibilidad daría vueltas: ${[...way, next.id].join(' → ')}. Ponga en «when» lo que la dirección ya trae.`,
    ),
  ];
};

const leadsTo = ({ only }: ScreenDocument, screens: readonly ScreenDocument[]) => {
  const [path = ''] = only!.to.replace(/\{\w+\??\}/g, 'x').split('?');
  const found = matchRoute(Object.fromEntries(screens.map((one) => [one.id, one])), path);
  return screens.find(({ id }) => id === found?.id);
};

function looksAtWhatItAdds({ only }: ScreenDocument): boolean {
  const added = [...new URLSearchParams(only!.to.split('?')[1] ?? '').keys()];
  const { when } = only!;
  return (
    when !== undefined &&
    'not' in when &&
    pointersOf(when).some((pointer) => added.some((name) => pointer === `/route/query/${name}`))
  );
}
