import type { CSSProperties } from 'react';
import { say } from '../kernel/words.ts';
import type { Colours, Look } from './coloursOf.ts';

/** The families that a tenant may choose from, as pages draw them. */
const families: Readonly<Record<string, string>> = {
  Inter: 'var(--font-sans)',
  'system-ui': 'system-ui, sans-serif',
  Georgia: 'Georgia, serif',
};

/** A little of everything that colours are seen in, drawn with those that are chosen. */
export function Sample({ look, colours }: { look: Look; colours: Colours }) {
  const { '--font-sans': font = 'Inter', ...own } = colours[look];
  const style = { ...own, colorScheme: look, fontFamily: families[font] } as CSSProperties;
  return (
    <section
      className="sample"
      style={style}
      aria-label={say(look === 'light' ? 'studio.sample.light' : 'studio.sample.dark')}
    >
      <p className="sample__figure">{say('studio.sample.title')}</p>
      <p>
        {say('studio.sample.text')}{' '}
        <span className="sample__link">{say('studio.sample.link')}</span>.
      </p>
      <p className="sample__row">
        <span className="sample__button">{say('studio.sample.button')}</span>
        <span className="sample__button sample__button--hover">{say('studio.sample.hover')}</span>
        <span className="sample__chosen">{say('studio.sample.chosen')}</span>
        <span className="sample__accent">{say('studio.sample.accent')}</span>
        <span className="sample__focus">{say('studio.sample.focus')}</span>
      </p>
    </section>
  );
}
