import { arrowOf, goBeside } from './goBeside.ts';
import { WrongMark } from './WrongMark.tsx';
import { say } from './words.ts';

export interface Item {
  id: string;
  title: string;
  /** What it is, in small letters. */
  note?: string;
  isLocked?: boolean;
  /** Its problems. */
  wrong: readonly { severity: string }[];
}

interface ItemListProps {
  items: readonly Item[];
  chosen?: string;
  /** The item at which the Tab key stops where none of the list is chosen. */
  isFirstStop?: boolean;
  onChoose(id: string): void;
  /** Moves an item up or down by one; nothing where nobody may. */
  onMove?(id: string, by: -1 | 1): void;
}

/** Things in their order: arrows go from one to the next, and with the Alt key they move it. Stands within a `nav`. */
export function ItemList({ items, chosen, isFirstStop = true, onChoose, onMove }: ItemListProps) {
  const stop = items.find(({ id }) => id === chosen) ?? (isFirstStop ? items[0] : undefined);
  return (
    <ul className="list__questions">
      {items.map(({ id, title, note, isLocked, wrong }) => (
        <li key={id}>
          <button
            type="button"
            className="list__item"
            aria-current={id === chosen ? 'true' : undefined}
            aria-keyshortcuts={onMove && 'Alt+ArrowUp Alt+ArrowDown'}
            tabIndex={id === stop?.id ? 0 : -1}
            onClick={() => onChoose(id)}
            onKeyDown={(event) => {
              const by = arrowOf(event.key);
              if (by === undefined) return;
              event.preventDefault();
              if (!event.altKey) goBeside(event.currentTarget, by);
              else onMove?.(id, by);
            }}
          >
            <span>
              {title}
              {note && <span className="list__note"> {note}</span>}
            </span>
            <span className="list__marks">
              {isLocked && <span className="tag">{say('studio.locked')}</span>}
              <WrongMark wrong={wrong} />
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
