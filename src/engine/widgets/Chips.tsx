import { useRef } from 'react';
import { X } from 'lucide-react';
import type { FormContext } from '../fields/formContext.ts';

interface ChipsProps {
  keys: readonly string[];
  labelOf(key: string): string;
  /** Of the question. */
  label: string;
  text: FormContext['words']['text'];
  onRemove(key: string): void;
}

/** What has been chosen, each with a button that takes it away; the focus stays among them. */
export function Chips({ keys, labelOf, label, text, onRemove }: ChipsProps) {
  const list = useRef<HTMLUListElement>(null);
  if (keys.length === 0) return null;
  const remove = (key: string, index: number) => {
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    const field = list.current?.closest('[data-field]')?.querySelector('input');
    (buttons[index + 1] ?? buttons[index - 1] ?? field)?.focus();
    onRemove(key);
  };
  return (
    <ul ref={list} className="chips" aria-label={text('page.choice.chosen', { label })}>
      {keys.map((key, index) => (
        <li key={key}>
          <button type="button" className="chip" onClick={() => remove(key, index)}>
            <span className="visually-hidden">{text('page.remove')} </span>
            <bdi>{labelOf(key)}</bdi>
            <X aria-hidden="true" />
          </button>
        </li>
      ))}
    </ul>
  );
}
