import type { FormEvent } from 'react';

/** A sentence to try in every text of the state `hostile`. */
export function TextEverywhere({ text, onText }: { text: string; onText(text: string): void }) {
  const take = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onText(String(new FormData(event.currentTarget).get('text')));
  };
  return (
    <form className="gallery-text" onSubmit={take}>
      <label htmlFor="gallery-text">Texto en todas partes</label>
      <textarea id="gallery-text" name="text" className="input" rows={2} defaultValue={text} />
      <button type="submit" className="button button--quiet">
        Poner
      </button>
    </form>
  );
}
