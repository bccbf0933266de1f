import { valueOf, withValue, type Documents } from '#/language/lenses/documents.ts';
import { put } from '#/language/lenses/json.ts';
import type { Conflict } from '#/language/proposals/mergeDocuments.ts';
import type { Check } from '../editing/useProblems.ts';
import type { Editing } from '../editing/useEditing.ts';
import { without } from '../editing/without.ts';
import { say } from '../kernel/words.ts';
import { ClashItem } from './ClashItem.tsx';

interface ConflictsProps {
  check?: Check;
  editing: Editing;
  canEdit: boolean;
}

/** Places that somebody else has published otherwise meanwhile, each with what both did and the way out of it. */
export function Conflicts({ check, editing, canEdit }: ConflictsProps) {
  if (!check || check.conflicts.length === 0) return null;
  const conflicts = check.conflicts.map(toConflict);
  const published = conflicts.reduce(withTheirs, editing.base);
  return (
    <div className="notice notice--danger" role="alert">
      <p>{say('studio.conflicts')}</p>
      <ul>
        {conflicts.map((conflict) => (
          <ClashItem
            key={conflict.in + conflict.pointer}
            conflict={conflict}
            ours={editing.documents}
            theirs={published}
          >
            {canEdit && (
              <button
                type="button"
                className="button button--quiet button--small"
                onClick={() =>
                  editing.apply((now) => ({ documents: withTheirs(now, conflict), issues: [] }))
                }
              >
                {say('studio.conflict.take_theirs')}
              </button>
            )}
          </ClashItem>
        ))}
      </ul>
      <p>{say('studio.conflict.keep_ours')}</p>
    </div>
  );
}

/** The documents with what is published at the place of a conflict. */
function withTheirs(documents: Documents, { in: key, pointer, theirs }: Conflict): Documents {
  if (pointer !== '')
    return withValue(documents, key, put(valueOf(documents, key), pointer, theirs));
  return theirs === undefined
    ? without(documents, key)
    : withValue(documents, key, theirs as Parameters<typeof withValue>[2]);
}

const toConflict = ({
  document,
  pointer,
  base,
  ours,
  theirs,
}: Check['conflicts'][number]): Conflict => ({
  ...{ in: document, pointer, base: parsed(base), ours: parsed(ours), theirs: parsed(theirs) },
});

const parsed = (text: string | null): unknown => (text === null ? undefined : JSON.parse(text));
