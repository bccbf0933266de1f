import { useMemo, useReducer, useRef } from 'react';
import type { Issue } from '#/domain/kernel/issue.ts';
import { withoutCarried } from '#/language/edits/carryTexts.ts';
import type { Documents } from '#/language/lenses/documents.ts';
import type { Written } from '#/language/lenses/written.ts';
import { begun, edited, redo, undo, type History } from '#/language/proposals/history.ts';
import { withOverruled } from '#/language/proposals/overruled.ts';
import { withEdit, withText } from './edit.ts';
import { isEqual, type Edited } from './saved.ts';

/** The documents of a proposal as they are edited, with the way back. */
export interface Editing extends Edited {
  /** What is served. */
  base: Documents;
  /** What of it all tenants share. */
  shared: Documents;
  history: History<Edited>;
  /** Applies an edit; what it refuses is answered, and nothing has changed then. */
  apply(edit: (documents: Documents) => Written): readonly Issue[];
  /** A document as somebody types it, whether or not it is one yet. */
  type(key: string, text: string, isWhole: boolean): void;
  /** Stands over what others have published at a place, as it was seen there; without that it is decided anew. */
  overrule(key: string, pointer: string, seen?: string | null): void;
  /** A translation is good for the words of now: that is no step, and nothing takes it back. */
  accept(key: string, sentence: string): void;
  replace(to: Edited): void;
  undo(): void;
  redo(): void;
}

type Next = { to: Edited } | { instead: Edited };
type Act = Next | 'undo' | 'redo';

/** What is made of two versions instead of one of them: where it says nothing else that is no step. */
export const replaced = (now: Edited, to: Edited): Next =>
  isEqual(now, to) ? { instead: { ...now, carried: to.carried } } : { to };

function acted(history: History<Edited>, act: Act): History<Edited> {
  if (act === 'undo') return undo(history);
  if (act === 'redo') return redo(history);
  return 'to' in act ? edited(history, act.to) : { ...history, now: act.instead };
}

/** One immutable value and those before it: undoing is the previous value. It goes on with `again`, where that was kept. */
export function useEditing(
  { base, shared }: Pick<Editing, 'base' | 'shared'>,
  first: Edited,
  again?: Edited,
): Editing {
  const [history, act] = useReducer(acted, undefined, () =>
    again ? edited(begun(first), again) : begun(first),
  );
  // Edits that follow each other within one turn each see what the one before has made.
  const now = useRef(history.now);
  now.current = history.now;
  return useMemo(() => {
    const become = (to: Edited) => {
      now.current = to;
      act({ to });
    };
    return {
      ...history.now,
      base,
      shared,
      history,
      apply: (edit) => {
        const { edited: made, issues } = withEdit({ base, shared }, now.current, edit);
        if (made !== now.current) become(made);
        return issues;
      },
      type: (key, text, isWhole) => become(withText(now.current, key, text, isWhole)),
      overrule: (key, pointer, seen) =>
        become({
          ...now.current,
          overruled: withOverruled(now.current.overruled, key, pointer, seen),
        }),
      accept: (key, sentence) => {
        const carried = withoutCarried(now.current.carried, key, sentence);
        if (carried === now.current.carried) return;
        now.current = { ...now.current, carried };
        act({ instead: now.current });
      },
      replace: (to) => {
        const next = replaced(now.current, to);
        now.current = 'to' in next ? next.to : next.instead;
        act(next);
      },
      undo: () => act('undo'),
      redo: () => act('redo'),
    };
  }, [base, shared, history]);
}
