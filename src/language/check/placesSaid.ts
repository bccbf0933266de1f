import { didYouMean } from '../grammar/validateGrammar.ts';
import type { Diagnostic } from '../values/diagnostic.ts';
import { error } from './context.ts';
import { placesIn } from './texts.ts';

/**
 * Other words for a text say as much as it: its places, all of them and in its order, since two figures that change
 * places are two false figures; and letters, where it has any.
 */
export function checkPlacesSaid(source: string, said: string, at: string): Diagnostic[] {
  const [from, to] = [placesIn(source), placesIn(said)];
  const strange = to.filter((place) => !from.includes(place));
  const missing = from.filter((place) => !to.includes(place));
  if (strange.length > 0 || missing.length > 0)
    return [
      ...strange.map((place) =>
        error(at, `«{${place}}» no está en el texto original.${didYouMean(place, from)}`),
      ),
      ...missing.map((place) => error(at, `Falta «{${place}}», que está en el texto original.`)),
    ];
  if (/[{}]/.test(said.replace(/\{\w+\}/g, '')))
    return [error(at, 'Las llaves rodean un valor, una a cada lado, y nada más.')];
  if (from.join() !== to.join())
    return [error(at, `Los valores van en este orden: ${inBraces(from)}.`)];
  if (said.length > 3 * source.length + SPARE)
    return [error(at, 'Dice mucho más que el texto original: no cabe donde se lee.')];
  return isSaid(source) && !isSaid(said)
    ? [error(at, 'No dice nada: el texto original tiene palabras.')]
    : [];
}

/** Letters that other words may take beyond three times as many. */
const SPARE = 120;

const inBraces = (places: string[]) => places.map((place) => `«{${place}}»`).join(', ');

/** Whether a text says a letter outside its places. */
const isSaid = (text: string) => /\p{L}/u.test(text.replace(/\{\w+\}/g, ''));
