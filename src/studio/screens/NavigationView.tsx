import { useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import {
  entryAt,
  moveEntry,
  NAVIGATION,
  showEntry,
  type EntryId,
} from '#/language/edits/entries.ts';
import { isUnder } from '#/language/locks/lockedIn.ts';
import { beside } from '../editing/Acts.tsx';
import { Hidden } from '../editing/Hidden.tsx';
import { issueSentence } from '../editing/told.ts';
import { UnfinishedText } from '../editing/UnfinishedText.tsx';
import { propsFor, type ViewProps } from '../editing/viewProps.ts';
import { ItemList } from '../kernel/ItemList.tsx';
import { say, type Code } from '../kernel/words.ts';
import { AddEntry } from './AddEntry.tsx';
import { EntryEditor } from './EntryEditor.tsx';
import { entryList, isParam, tables, toParam } from './entryList.ts';

export const tableNames: Readonly<Record<EntryId['table'], Code>> = {
  sections: 'studio.navigation.sections',
  menu: 'studio.navigation.menu',
};

/** The menus that people go about by: their entries in order, and the one that is chosen. */
export function NavigationView(given: ViewProps) {
  const props = propsFor(given, NAVIGATION);
  const { editing, canEdit, problems } = props;
  const { documents, base } = editing;
  const [params, setParams] = useSearchParams();
  const [isAdding, setAdding] = useState(false);
  const [told, setTold] = useState('');
  const chosen = params.get('entrada');
  const lists = tables.map((table) => ({ table, list: entryList(documents, table) }));
  const holder = lists.find(({ list }) => list.some(({ id }) => isParam(chosen, id)));
  const found = holder?.list.find(({ id }) => isParam(chosen, id));
  const go = (id: EntryId | undefined) => {
    const next = new URLSearchParams(params);
    if (id) next.set('entrada', toParam(id));
    else next.delete('entrada');
    setParams(next);
  };
  const wrongAt = (at: string) =>
    problems.list.filter(
      ({ document, pointer }) => document === NAVIGATION && isUnder(pointer, at),
    );
  return (
    <>
      <div className="tools">
        {canEdit && (
          <button type="button" className="button button--small" onClick={() => setAdding(true)}>
            {say('studio.navigation.add')}
          </button>
        )}
      </div>
      <UnfinishedText editing={editing} document={NAVIGATION} />
      <div className="panes panes--two">
        <nav className="pane list" aria-label={say('studio.view.navigation')}>
          <p className="list__told" role="status">
            {told}
          </p>
          {lists.map(({ table, list }, place) => (
            <section key={table} className="list__step">
              <h2 className="list__title">{say(tableNames[table])}</h2>
              {canEdit && (
                <Hidden
                  list={entryList(base, table)
                    .filter(({ id }) => !list.some((one) => one.id.name === id.name))
                    .map(({ id, title }) => ({ id: id.name, title }))}
                  onShow={(name) => editing.apply((now) => showEntry(base, now, { table, name }))}
                />
              )}
              <ItemList
                items={list.map(({ id, title, to, lock }) => ({
                  id: id.name,
                  title,
                  note: to,
                  isLocked: lock !== undefined,
                  wrong: wrongAt(entryAt(id)),
                }))}
                chosen={holder?.table === table ? found?.id.name : undefined}
                isFirstStop={place === 0 && !found}
                onChoose={(name) => go({ table, name })}
                onMove={
                  canEdit
                    ? (name, by) => {
                        const at = list.findIndex(({ id }) => id.name === name);
                        if (at + by < 0 || at + by >= list.length)
                          return setTold(say('studio.move.end'));
                        const ids = list.map(({ id }) => ({ id: id.name }));
                        const [issue] = editing.apply((now) =>
                          moveEntry(now, { table, name }, beside(ids, at, by)),
                        );
                        setTold(issue ? issueSentence(issue) : say('studio.move.done'));
                      }
                    : undefined
                }
              />
            </section>
          ))}
        </nav>
        <section className="pane" aria-label={say('studio.navigation.entry')}>
          {found && holder ? (
            <EntryEditor
              key={toParam(found.id)}
              {...props}
              entry={found}
              list={holder.list}
              onChoose={go}
            />
          ) : (
            <p className="muted">{say('studio.navigation.none')}</p>
          )}
        </section>
      </div>
      {isAdding && <AddEntry editing={editing} onAdded={go} onClose={() => setAdding(false)} />}
    </>
  );
}
