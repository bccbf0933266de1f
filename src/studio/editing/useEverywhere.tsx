import { useRef, useState, type ReactNode } from 'react';
import type { Issue } from '#/domain/kernel/issue.ts';
import { Dialog } from '#/engine/parts/Dialog.tsx';
import { rewordEverywhere, rewordings, sayersOf } from '#/language/edits/rewordings.ts';
import type { Documents } from '#/language/lenses/documents.ts';
import type { Written } from '#/language/lenses/written.ts';
import { say } from '../kernel/words.ts';
import { documentName } from './documentName.ts';
import type { Editing } from './useEditing.ts';

type Answer = 'here' | 'everywhere' | undefined;

/** Asks, before something is applied that others say too, whether it is meant here or everywhere. */
export interface Everywhere {
  /**
   * @param others documents in which the same is asked, beside those that say the same sentences
   * @param again makes the same of one of them; what is refused there stays as it is
   */
  apply(
    write: (documents: Documents) => Written,
    others?: readonly string[],
    again?: (documents: Documents, key: string) => Written,
  ): Promise<readonly Issue[]>;
  question: ReactNode;
}

export function useEverywhere(editing: Editing): Everywhere {
  const [shared, ask] = useState<readonly string[]>();
  const answered = useRef<(answer: Answer) => void>(undefined);
  const answer = (told: Answer) => {
    ask(undefined);
    answered.current?.(told);
  };
  const asked = (keys: readonly string[]) =>
    new Promise<Answer>((resolve) => {
      answered.current = resolve;
      ask(keys);
    });
  return {
    apply: async (write, others = [], again) => {
      const { documents } = editing;
      const written = write(documents);
      if (written.issues.length > 0 || written.documents === documents) return editing.apply(write);
      // What nobody else has said so far, as in a page that is new, is said here alone.
      const reworded = rewordings(documents, written.documents).filter(({ in: key, was }) =>
        sayersOf(editing.base, was, '').includes(key),
      );
      const sayers = reworded.flatMap(({ in: key, was }) => sayersOf(documents, was, key));
      const keys = [...new Set([...others, ...sayers])];
      const meant = keys.length === 0 ? 'here' : await asked(keys);
      if (meant === undefined) return [{ code: 'put_off', path: '' }];
      if (meant === 'here') return editing.apply(write);
      return editing.apply((now) => {
        const first = write(now);
        if (first.issues.length > 0) return first;
        const alike = others.reduce((so, key) => {
          const next = again?.(so, key);
          return next && next.issues.length === 0 ? next.documents : so;
        }, first.documents);
        return reworded.reduce<Written>(
          (so, { was, is }) => rewordEverywhere(so.documents, was, is),
          { documents: alike, issues: [] },
        );
      });
    },
    question: shared && (
      <Dialog title={say('studio.everywhere.title')} onClose={() => answer(undefined)}>
        <p>{say('studio.everywhere.text', { count: shared.length })}</p>
        <ul className="entries">
          {shared.map((key) => (
            <li key={key} className="entries__one">
              {documentName(editing.documents, key)}
            </li>
          ))}
        </ul>
        <div className="dialog__actions">
          <button type="button" className="button" onClick={() => answer('here')}>
            {say('studio.everywhere.here')}
          </button>
          <button
            type="button"
            className="button button--quiet"
            onClick={() => answer('everywhere')}
          >
            {say('studio.everywhere.all')}
          </button>
        </div>
      </Dialog>
    ),
  };
}
