import { contrastsOf, type Pair } from '#/language/check/style.ts';
import { tokens } from '#/language/grammar/style.ts';
import { say, type Code } from '../kernel/words.ts';
import type { Colours, Look } from './coloursOf.ts';

const looks: Readonly<Record<Look, Code>> = {
  light: 'studio.sample.light',
  dark: 'studio.sample.dark',
};

/** Every pair of colours that meet, drawn in them, with how far they are apart in a figure and in words. */
export function Contrasts({ colours }: { colours: Colours }) {
  return (Object.keys(looks) as Look[]).map((look) => (
    <div key={look}>
      <h3>{say(looks[look])}</h3>
      <ul className="entries">
        {contrastsOf(look, colours[look]).map((pair) => (
          <li key={pair.front + pair.back} className="entries__one">
            <Swatch {...pair} />
            <span className="entries__main">{pairName(pair)}</span>
            <span className={`tag tag--${pair.ratio < pair.least ? 'error' : 'safe'}`}>
              {say('studio.style.ratio', { ratio: figure(pair.ratio) })} · {verdict(pair)}
            </span>
          </li>
        ))}
      </ul>
    </div>
  ));
}

/** Letters, or a border, of one colour on the other. */
function Swatch({ colours: [front, back], least }: Pair) {
  return (
    <span
      className="swatch"
      aria-hidden="true"
      style={{ color: front, backgroundColor: back, borderColor: least < 4.5 ? front : back }}
    >
      {least < 4.5 ? '' : 'Aa'}
    </span>
  );
}

/** Rounded down: a pair that does not do never reads as if it did. */
const figure = (ratio: number) =>
  new Intl.NumberFormat('es', { maximumFractionDigits: 2, roundingMode: 'floor' }).format(ratio);

function verdict({ ratio, least }: Pair): string {
  if (ratio < least)
    return ratio >= 3
      ? `${say('studio.contrast.edges')}. ${say('studio.contrast.low', { least: figure(least) })}`
      : say('studio.contrast.low', { least: figure(least) });
  if (ratio >= 7) return say('studio.contrast.aaa');
  return ratio >= 4.5 ? say('studio.contrast.aa') : say('studio.contrast.edge_enough');
}

const others: Readonly<Record<string, Code>> = {
  background: 'studio.colour.background',
  surface: 'studio.colour.surface',
  text: 'studio.colour.text',
};

const nameOf = (token: string): string =>
  others[token] ? say(others[token]) : (tokens.properties?.[token]?.title ?? token);

const pairName = ({ front, back }: Pair) =>
  say('studio.style.pair', { front: nameOf(front), back: nameOf(back).toLocaleLowerCase('es') });
