import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { blockAt, moveBlock, showBlock } from '#/language/edits/blocks.ts';
import { grammars } from '#/language/grammar/index.ts';
import { valueOf } from '#/language/lenses/documents.ts';
import { slotsOf } from '#/language/lenses/slots.ts';
import { isUnder } from '#/language/locks/lockedIn.ts';
import { beside } from '../editing/Acts.tsx';
import { Hidden } from '../editing/Hidden.tsx';
import { Locked } from '../editing/Locked.tsx';
import { documentName, documentsOfKind } from '../editing/documentName.ts';
import { issueSentence } from '../editing/told.ts';
import { UnfinishedText } from '../editing/UnfinishedText.tsx';
import { propsFor, type ViewProps } from '../editing/viewProps.ts';
import { PartCard } from '../cards/PartCard.tsx';
import { ItemList } from '../kernel/ItemList.tsx';
import { Pick } from '../kernel/Pick.tsx';
import { say } from '../kernel/words.ts';
import { Preview } from '../preview/Preview.tsx';
import { reasonAt } from '#/language/lenses/lockReason.ts';
import { AddBlock } from './AddBlock.tsx';
import { BlockEditor } from './BlockEditor.tsx';
import { blockList } from './blockList.ts';

const PAGE = '.';
const pageSlots = slotsOf(grammars.screen).filter(({ name }) => name === 'title');
const pageAround = { offered: () => undefined, subjects: [] };

/** A screen: its blocks in order, the one that is chosen, and how an investor would have all of it. */
export default function ScreenView(given: ViewProps) {
  const { editing, problems } = given;
  const { documents, base } = editing;
  const [params, setParams] = useSearchParams();
  const [isAdding, setAdding] = useState(false);
  const [told, setTold] = useState('');
  const screens = useMemo(() => documentsOfKind(documents, 'screen'), [documents]);
  const wanted = params.get('documento') ?? '';
  const key = screens.some(({ id }) => id === wanted) ? wanted : (screens[0]?.id ?? '');
  const props = propsFor(given, key);
  const { canEdit } = props;
  const list = useMemo(() => blockList(documents, key), [documents, key]);
  const chosen = params.get('bloque') ?? undefined;
  const found = list.find(({ name }) => name === chosen);
  const go = (document: string, block?: string) => {
    const next = new URLSearchParams(params);
    next.set('documento', document);
    if (block === undefined) next.delete('bloque');
    else next.set('bloque', block);
    setParams(next);
  };
  const wrongAt = (at: string) =>
    problems.list.filter(({ document, pointer }) => document === key && isUnder(pointer, at));
  const move = (name: string, by: -1 | 1) => {
    const at = list.findIndex((one) => one.name === name);
    if (at + by < 0 || at + by >= list.length) return setTold(say('studio.move.end'));
    const ids = list.map((one) => ({ id: one.name }));
    const [issue] = editing.apply((now) => moveBlock(now, { in: key, name }, beside(ids, at, by)));
    setTold(issue ? issueSentence(issue) : say('studio.move.done'));
  };
  const isLocked = valueOf(documents, key).locked !== undefined;
  return (
    <>
      <div className="tools">
        <Pick
          label={say('studio.screen')}
          value={key}
          onPick={(to) => go(to)}
          options={screens.map(({ id }) => [id, documentName(documents, id, id.slice(7))])}
        />
        {canEdit && !isLocked && (
          <button type="button" className="button button--small" onClick={() => setAdding(true)}>
            {say('studio.block.add')}
          </button>
        )}
      </div>
      <UnfinishedText editing={editing} document={key} />
      <div className="panes">
        <nav className="pane list" aria-label={say('studio.blocks')}>
          <p className="list__told" role="status">
            {told}
          </p>
          {canEdit && (
            <Hidden
              list={blockList(base, key)
                .filter(({ name }) => !list.some((one) => one.name === name))
                .map(({ name, title }) => ({ id: name, title }))}
              onShow={(name) => editing.apply((now) => showBlock(base, now, { in: key, name }))}
            />
          )}
          <ItemList
            items={[
              { id: PAGE, title: say('studio.block.page'), wrong: wrongAt('/title') },
              ...list.map(({ name, title, kind, lock }) => ({
                id: name,
                title,
                note: kind,
                isLocked: lock !== undefined,
                wrong: wrongAt(blockAt({ name })),
              })),
            ]}
            chosen={chosen}
            onChoose={(name) => go(key, name)}
            onMove={canEdit ? (name, by) => name !== PAGE && move(name, by) : undefined}
          />
        </nav>
        <section className="pane" aria-label={say('studio.block')}>
          {found ? (
            <BlockEditor
              key={`${key} ${found.name}`}
              {...props}
              screen={key}
              block={found}
              list={list}
              onChoose={(name) => go(key, name)}
            />
          ) : chosen === PAGE ? (
            <Page {...props} screen={key} isLocked={isLocked} />
          ) : (
            <p className="muted">{say('studio.block.none')}</p>
          )}
        </section>
        <Preview
          {...props}
          documents={documents}
          path={key}
          selected={found && blockAt({ name: found.name })}
          onSelect={(pointer) => {
            const one = list.find(({ name }) => blockAt({ name }) === pointer);
            if (one) go(key, one.name);
          }}
        />
      </div>
      {isAdding && (
        <AddBlock
          editing={editing}
          screen={key}
          onAdded={(name) => go(key, name)}
          onClose={() => setAdding(false)}
        />
      )}
    </>
  );
}

/** What the page itself says: where it is and for whom stays. */
function Page(props: ViewProps & { screen: string; isLocked: boolean }) {
  const { screen, isLocked, canEdit, editing } = props;
  const id = useMemo(() => ({ in: screen, pointer: '' }), [screen]);
  return (
    <>
      <h2>{say('studio.block.page')}</h2>
      {isLocked && <Locked lock={reasonAt(editing.documents, screen, '')} />}
      <PartCard
        {...props}
        key={screen}
        canEdit={canEdit && !isLocked}
        id={id}
        slots={pageSlots}
        around={pageAround}
        isWhole
      />
    </>
  );
}
