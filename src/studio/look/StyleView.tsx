import { useState } from 'react';
import { grammars } from '#/language/grammar/index.ts';
import { slotsOf } from '#/language/lenses/slots.ts';
import { readSlots } from '#/language/edits/writeSlots.ts';
import type { Answers } from '#/language/expressions/scope.ts';
import { UnfinishedText } from '../editing/UnfinishedText.tsx';
import { propsFor, type ViewProps } from '../editing/viewProps.ts';
import { PartCard } from '../cards/PartCard.tsx';
import { say } from '../kernel/words.ts';
import { Contrasts } from './Contrasts.tsx';
import { coloursOf } from './coloursOf.ts';
import { Sample } from './Sample.tsx';

const id = { in: 'style/style', pointer: '' };
const slots = slotsOf(grammars.style);
const around = { offered: () => undefined, subjects: [] };

/** A tenant's colours, type and logo, with how they read while they are typed, in both looks. */
export function StyleView(props: ViewProps) {
  const said = readSlots(props.editing.documents, id, slots);
  const [typed, setTyped] = useState<{ over: string; answers: Answers }>();
  // What was typed over another version is applied by now, or undone.
  const over = props.editing.documents[id.in] ?? '';
  const now = typed?.over === over ? { ...said, ...typed.answers } : said;
  const colours = coloursOf(now);
  return (
    <div className="panes panes--style">
      <section className="pane" aria-label={say('studio.view.style')}>
        <h2>{say('studio.style')}</h2>
        <UnfinishedText editing={props.editing} document={id.in} />
        <PartCard
          {...propsFor(props, id.in)}
          id={id}
          slots={slots}
          around={around}
          isWhole
          onType={(answers) => setTyped({ over, answers })}
        />
      </section>
      <section className="pane" aria-labelledby="contrast" tabIndex={0}>
        <h2 id="contrast">{say('studio.style.contrast')}</h2>
        <p className="muted">{say('studio.style.contrast_help')}</p>
        <Contrasts colours={colours} />
      </section>
      <section className="pane" aria-label={say('studio.sample')}>
        <h2>{say('studio.sample')}</h2>
        <Sample look="light" colours={colours} />
        <Sample look="dark" colours={colours} />
      </section>
    </div>
  );
}
