import { useRef, useState } from 'react';
import type { Issue } from '#/domain/kernel/issue.ts';
import type { Conflict } from '#/language/proposals/mergeDocuments.ts';
import { ofText, placeAt, withPlace } from '#/language/proposals/overruled.ts';
import { same } from '#/language/values/same.ts';
import { issueSentence } from '../editing/told.ts';
import type { Check } from '../editing/useProblems.ts';
import type { Editing } from '../editing/useEditing.ts';
import { say, type Code } from '../kernel/words.ts';
import { ClashItem } from './ClashItem.tsx';
import { OverruledList } from './OverruledList.tsx';

interface ConflictsProps {
  check?: Check;
  editing: Editing;
  canEdit: boolean;
}

/**
 * Places that somebody else has published otherwise meanwhile, each with what both did and the two ways out of it; and
 * those at which what stands here goes over what was published, because somebody has said so.
 */
export function Conflicts({ check, editing, canEdit }: ConflictsProps) {
  const place = useRef<HTMLDivElement>(null);
  const [told, setTold] = useState('');
  const open = (check?.conflicts ?? []).filter((one) => !isSettled(editing, one));
  const published = open.map(toConflict).reduce(withTheirs, editing.base);
  const settle = (act: () => readonly Issue[] | void, done: Code) => {
    const [issue] = act() ?? [];
    setTold(issue ? issueSentence(issue) : say(done));
    // What was pressed goes with its clash.
    place.current?.focus();
  };
  return (
    <div ref={place} tabIndex={-1}>
      {open.length > 0 && (
        <div className="notice notice--danger" role="alert">
          <p>{say('studio.conflicts')}</p>
          <ul>
            {open.map((one) => (
              <ClashItem
                key={one.document + one.pointer}
                conflict={toConflict(one)}
                ours={editing.documents}
                theirs={published}
              >
                {canEdit && (
                  <div className="tools">
                    <Way
                      label="studio.conflict.take_ours"
                      onPress={() =>
                        settle(
                          () => editing.overrule(one.document, one.pointer, one.theirs),
                          'studio.conflict.ours_taken',
                        )
                      }
                    />
                    <Way
                      label="studio.conflict.take_theirs"
                      onPress={() =>
                        settle(
                          () =>
                            editing.apply((now) => ({
                              documents: withTheirs(now, toConflict(one)),
                              issues: [],
                            })),
                          'studio.conflict.theirs_taken',
                        )
                      }
                    />
                  </div>
                )}
              </ClashItem>
            ))}
          </ul>
          <p>{say('studio.conflict.help')}</p>
        </div>
      )}
      <OverruledList
        editing={editing}
        canEdit={canEdit}
        onAgain={(key, pointer) =>
          settle(() => editing.overrule(key, pointer), 'studio.overruled.open')
        }
      />
      <p role="status" className="muted">
        {told}
      </p>
    </div>
  );
}

function Way({ label, onPress }: { label: Code; onPress(): void }) {
  return (
    <button type="button" className="button button--quiet button--small" onClick={onPress}>
      {say(label)}
    </button>
  );
}

type Told = Check['conflicts'][number];

/** Whether somebody has chosen here already: the check is of what was saved before. */
const isSettled = ({ documents, overruled }: Editing, { document, pointer, theirs }: Told) =>
  overruled[document]?.[pointer] === theirs ||
  same(placeAt(documents, document, pointer), ofText(theirs));

/** The documents with what is published at the place of a conflict. */
const withTheirs = (documents: Editing['documents'], { in: key, pointer, theirs }: Conflict) =>
  withPlace(documents, key, pointer, theirs);

const toConflict = ({ document, pointer, base, ours, theirs }: Told): Conflict => ({
  ...{ in: document, pointer, base: ofText(base), ours: ofText(ours), theirs: ofText(theirs) },
});
