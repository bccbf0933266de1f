import { holds } from '#/language/expressions/condition.ts';
import { format, sentence } from '#/language/presentation/format.ts';
import { read } from '#/language/values/pointer.ts';
import { addressOf } from '../links/address.ts';
import { Link } from '../links/Link.tsx';
import { ordered, type BlockDrawing, type BlockProps } from './block.ts';
import { Cell } from './Cell.tsx';
import { CardActions } from './CardActions.tsx';
import { Grouped } from './Grouped.tsx';
import { Remedies } from './Remedies.tsx';
import { rowsOf, type Row } from './rows.ts';
import { Tag } from './Tag.tsx';
import { FormattedText } from './FormattedText.tsx';
import './cardList.css';

function Component(props: BlockProps<'cardList'>) {
  if (props.block.look === 'list') return <Sentences {...props} />;
  return (
    <Grouped {...props} group={props.block.group} rows={shownRows(props)}>
      {(rows, labelledBy) => <Cards {...props} rows={rows} labelledBy={labelledBy} />}
    </Grouped>
  );
}

/** A sentence each, under the one heading of the block. */
function Sentences(props: BlockProps<'cardList'>) {
  const { block, scope, words, titleId } = props;
  return (
    <ul className="card sentences" aria-labelledby={block.title ? titleId : undefined}>
      {shownRows(props).map((row, index) => {
        const inner = { ...scope, row };
        return (
          <li key={String((block.key && read(inner, block.key)) ?? index)}>
            <FormattedText words={words}>{sentence(block.heading, inner, words)}</FormattedText>
          </li>
        );
      })}
    </ul>
  );
}

/** The rows that the block is about. */
function shownRows({ block, scope }: Pick<BlockProps<'cardList'>, 'block' | 'scope'>): Row[] {
  const { rows, only } = block;
  const all = rowsOf(rows, scope);
  return only ? all.filter((row) => holds(only, { ...scope, row })) : all;
}

interface CardsProps extends BlockProps<'cardList'> {
  rows: Row[];
  labelledBy: string | undefined;
}

function Cards({ rows, labelledBy, ...props }: CardsProps) {
  const { block, scope } = props;
  return (
    <ul className="cards" aria-labelledby={labelledBy}>
      {rows.map((row, index) => {
        const inner = { ...scope, row };
        return (
          <li key={String((block.key && read(inner, block.key)) ?? index)} className="card">
            <Card {...props} scope={inner} />
          </li>
        );
      })}
    </ul>
  );
}

function Card({ block, scope, words }: BlockProps<'cardList'>) {
  const {
    heading,
    note,
    link,
    status,
    amount,
    facts = {},
    actions = {},
    presses,
    remedies,
  } = block;
  const name = sentence(heading, scope, words);
  const Heading = `h${2 + (block.title ? 1 : 0) + (block.group ? 1 : 0)}` as 'h2' | 'h3' | 'h4';
  const shown = ordered(facts).filter(([, { when }]) => !when || holds(when, scope));
  return (
    <article className={link ? 'card-body has-link' : 'card-body'}>
      <div className="card-head">
        <Heading className="card-heading">
          {link ? (
            <Link className="row-link" to={addressOf(link, scope)}>
              {name}
            </Link>
          ) : (
            name
          )}
        </Heading>
        {status && (
          <Tag tones={status.tones} code={read(scope, status.value.from)}>
            {format(status.value, scope, words)}
          </Tag>
        )}
      </div>
      {note && (
        <p className="muted">
          <FormattedText words={words}>{sentence(note, scope, words)}</FormattedText>
        </p>
      )}
      {(amount || shown.length > 0) && (
        <dl className="card-facts">
          {amount && (
            <div className="card-fact card-fact--amount">
              <dt>{sentence(amount.label, scope, words)}</dt>
              <dd>
                <Cell shown={amount} scope={scope} words={words} />
              </dd>
            </div>
          )}
          {shown.map(([id, fact]) => (
            <div key={id} className="card-fact">
              <dt>{sentence(fact.label, scope, words)}</dt>
              <dd>
                <Cell shown={fact} scope={scope} words={words} />
              </dd>
            </div>
          ))}
        </dl>
      )}
      {remedies && <Remedies remedies={remedies} scope={scope} words={words} />}
      <CardActions actions={actions} presses={presses} of={name} scope={scope} words={words} />
    </article>
  );
}

function Skeleton() {
  return (
    <div className="cards" aria-hidden="true">
      {[1, 2].map((card) => (
        <div key={card} className="card card-body">
          <span className="bone bone--label" />
          <span className="bone bone--figure" />
          <span className="bone bone--text" />
        </div>
      ))}
    </div>
  );
}

/** Things of one kind, a card each. */
export const cardList: BlockDrawing<'cardList'> = {
  Component,
  Skeleton,
  isEmpty: (props) => shownRows(props).length === 0,
};
