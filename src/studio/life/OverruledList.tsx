import { clashTold } from '#/language/proposals/clashTold.ts';
import { ofText, placeAt } from '#/language/proposals/overruled.ts';
import { documentName } from '../editing/documentName.ts';
import { sentenceOf } from '../editing/told.ts';
import type { Editing } from '../editing/useEditing.ts';
import { say } from '../kernel/words.ts';

interface OverruledListProps {
  editing: Editing;
  canEdit: boolean;
  /** Decides a place anew. */
  onAgain(key: string, pointer: string): void;
}

/** What goes over what somebody else has published, told as what it makes of that; each with the way back. */
export function OverruledList({ editing, canEdit, onAgain }: OverruledListProps) {
  const { base, documents, overruled } = editing;
  const places = Object.entries(overruled).flatMap(([key, seen]) =>
    Object.entries(seen).map(([pointer, text]) => {
      const theirs = ofText(text);
      const ours = placeAt(documents, key, pointer);
      const clash = { in: key, pointer, base: theirs, ours, theirs };
      return { key, pointer, told: clashTold(clash, { ours: documents, theirs: base }).ours };
    }),
  );
  if (places.length === 0) return null;
  return (
    <div className="notice notice--warning">
      <p>{say('studio.overruled')}</p>
      <ul>
        {places.map(({ key, pointer, told }) => (
          <li key={key + pointer}>
            {documentName(documents, key)}
            <p>{sentenceOf(told)}</p>
            {canEdit && (
              <button
                type="button"
                className="button button--quiet button--small"
                onClick={() => onAgain(key, pointer)}
              >
                {say('studio.overruled.again')}
              </button>
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}
