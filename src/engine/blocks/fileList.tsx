import { FileText } from 'lucide-react';
import { holds } from '#/language/expressions/condition.ts';
import { format, sentence } from '#/language/presentation/format.ts';
import { read } from '#/language/values/pointer.ts';
import { ordered, type BlockDrawing, type BlockProps } from './block.ts';
import { CardActions } from './CardActions.tsx';
import { Cell } from './Cell.tsx';
import { Download } from './Download.tsx';
import { fileNames, type FileName } from './fileNames.ts';
import { fileSize } from './fileSize.ts';
import { Grouped } from './Grouped.tsx';
import { rowsOf, type Row } from './rows.ts';
import { Tag } from './Tag.tsx';
import './fileList.css';

function Component(props: BlockProps<'fileList'>) {
  const rows = kept(props);
  const names = namesOf(rows, props);
  return (
    <Grouped {...props} group={props.block.group} rows={rows}>
      {(members, labelledBy) => (
        <Files {...props} rows={members} names={names} labelledBy={labelledBy} />
      )}
    </Grouped>
  );
}

/** What each row is called, told apart from all others of the list. */
function namesOf(rows: readonly Row[], { block, scope, words }: BlockProps<'fileList'>) {
  const { name, group, date } = block;
  const told = rows.map((row) => {
    const say = (binding: typeof date) => binding && format(binding, { ...scope, row }, words);
    return { name: say(name)!, group: say(group), date: say(date) };
  });
  const names = fileNames(told);
  return new Map(rows.map((row, index) => [row, names[index]!]));
}

/** The rows that the block is about. */
const kept = ({ block: { rows, only }, scope }: Pick<BlockProps<'fileList'>, 'block' | 'scope'>) =>
  rowsOf(rows, scope).filter((row) => !only || holds(only, { ...scope, row }));

interface FilesProps extends BlockProps<'fileList'> {
  rows: Row[];
  names: ReadonlyMap<Row, FileName>;
  labelledBy: string | undefined;
}

function Files({ rows, names, labelledBy, ...props }: FilesProps) {
  const { block, scope } = props;
  return (
    <ul className="card files" aria-labelledby={labelledBy}>
      {rows.map((row, index) => {
        const inner = { ...scope, row };
        return (
          <li key={String((block.key && read(inner, block.key)) ?? index)} className="file">
            <File {...props} scope={inner} called={names.get(row)!} />
          </li>
        );
      })}
    </ul>
  );
}

function File({ block, scope, words, called }: BlockProps<'fileList'> & { called: FileName }) {
  const { category, account, date, size, status, states = {}, opens, actions = {} } = block;
  const use = ordered(block.files).find(([, { fetch }]) => !fetch.when || holds(fetch.when, scope));
  const state = ordered(states).find(([, { when }]) => holds(when, scope))?.[1];
  const facts = [category, account].flatMap((binding) => {
    const text = binding && format(binding, scope, words);
    return text && text !== '-' ? [text] : [];
  });
  const bytes = size && fileSize(read(scope, size.from));
  if (bytes && bytes !== '-') facts.push(bytes);
  return (
    <>
      <FileText className="file-picture" aria-hidden />
      <div className="file-words">
        <p className="file-name">
          {called.shown}
          {status && (
            <>
              {' '}
              <Tag tones={status.tones} code={read(scope, status.value.from)}>
                {format(status.value, scope, words)}
              </Tag>
            </>
          )}
          {state && (
            <>
              {' '}
              <span className={`tag tag--${state.tone ?? 'neutral'}`}>
                {sentence(state.label, scope, words)}
              </span>
            </>
          )}
        </p>
        <p className="file-facts">
          {date && <Cell shown={{ value: date }} scope={scope} words={words} />}
          {facts.map((fact, index) => (
            <span key={index}>{fact}</span>
          ))}
        </p>
      </div>
      <div className="file-actions">
        <CardActions actions={actions} of={called.said} scope={scope} words={words} />
        {use && opens && (
          <Download
            how="open"
            label={words.text('page.open')}
            of={called.said}
            use={use[1].fetch}
            scope={scope}
            words={words}
          />
        )}
        {use && (
          <Download
            label={
              block.save ? sentence(block.save, scope, words) : words.text('page.download.start')
            }
            of={called.said}
            use={use[1].fetch}
            scope={scope}
            words={words}
          />
        )}
      </div>
    </>
  );
}

function Skeleton() {
  return (
    <div className="card files" aria-hidden="true">
      {[1, 2, 3].map((file) => (
        <div key={file} className="file">
          <span className="bone bone--text" />
        </div>
      ))}
    </div>
  );
}

/** Files with what they are in words, to be opened, kept or signed. */
export const fileList: BlockDrawing<'fileList'> = {
  Component,
  Skeleton,
  isEmpty: ({ block, scope }) => kept({ block, scope }).length === 0,
};
