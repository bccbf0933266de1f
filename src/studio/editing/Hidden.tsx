import { useState } from 'react';
import type { Issue } from '#/domain/kernel/issue.ts';
import { say } from '../kernel/words.ts';
import { issueSentence } from './told.ts';

interface HiddenProps {
  list: readonly { id: string; title: string }[];
  onShow(id: string): readonly Issue[];
}

/** What is served and the proposal no longer shows, each with the way back. */
export function Hidden({ list, onShow }: HiddenProps) {
  const [told, setTold] = useState('');
  if (list.length === 0) return null;
  return (
    <details className="more">
      <summary>{say('studio.block.hidden', { count: list.length })}</summary>
      {list.map(({ id, title }) => (
        <button
          key={id}
          type="button"
          className="button button--link"
          onClick={() => {
            const [issue] = onShow(id);
            setTold(issue ? issueSentence(issue) : '');
          }}
        >
          {say('studio.show_again', { title })}
        </button>
      ))}
      <p role="status">{told}</p>
    </details>
  );
}
