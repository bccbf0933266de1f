import { useRef, useState, type ChangeEvent } from 'react';
import type { Problem } from '#/contract/call.ts';
import type { Text } from '#/language/expressions/binding.ts';
import { sentence, type Localization } from '#/language/presentation/format.ts';
import { mayAsk } from '#/language/expressions/mayAsk.ts';
import type { Scope } from '#/language/expressions/scope.ts';
import { announce } from '../words/announce.ts';
import { usePorts } from '../ports/ports.tsx';
import PersonPhoto from './PersonPhoto.tsx';
import { toSquare } from './toSquare.ts';

interface PhotoEditorProps {
  text?: Text;
  scope: Scope;
  words: Localization;
}

/** The person's photo as it is or would be, and the buttons that choose, save and remove it. */
export default function PhotoEditor({ text, scope, words }: PhotoEditorProps) {
  const { call } = usePorts();
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<string>();
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();
  const { uuid, photo_version } = (scope.me?.['intervener'] ?? {}) as Photographed;
  const path = { id: uuid ?? '' };
  const { isMinor, initials } = (scope.facts ?? {}) as { isMinor?: boolean; initials?: string };
  const mayChange = mayAsk('replaceIntervenerPhoto', scope) && isMinor !== true;
  const mayRemove = mayAsk('removeIntervenerPhoto', scope) && isMinor !== true;

  const choose = async ({ target }: ChangeEvent<HTMLInputElement>) => {
    const [file] = target.files ?? [];
    // The same file may be chosen again.
    const square = file && (await toSquare(file));
    target.value = '';
    setFault(file && !square ? words.text(unreadable) : undefined);
    setChosen(square);
  };
  const run = async (work: () => Promise<{ problem?: Problem }>, done: string) => {
    if (busy) return;
    setBusy(true);
    const { problem } = await work();
    setBusy(false);
    setFault(problem && (problem.errors[0]?.message ?? problem.message));
    if (problem) return;
    setChosen(undefined);
    announce(words.text(done));
    input.current?.focus();
  };
  const save = (square: string) => {
    const content = square.slice(square.indexOf(',') + 1);
    const body = { filename: 'foto.jpg', content };
    return run(() => call('replaceIntervenerPhoto', { path, body }), 'page.photo.saved');
  };
  const remove = () => run(() => call('removeIntervenerPhoto', { path }), 'page.photo.removed');

  return (
    <div className="card photo-editor">
      <span className="photo-frame">
        {chosen ? (
          <img className="photo" src={chosen} alt={words.text('page.photo.preview')} />
        ) : (
          <PersonPhoto
            uuid={path.id}
            version={photo_version}
            alt={words.text('page.photo.current')}
          >
            <span aria-hidden>{initials}</span>
          </PersonPhoto>
        )}
      </span>
      <div className="photo-ways">
        {text && <p>{sentence(text, scope, words)}</p>}
        <div className="photo-buttons">
          {chosen && (
            <button
              type="button"
              className="button button--small"
              aria-disabled={busy || undefined}
              onClick={() => void save(chosen)}
            >
              {words.text(busy ? 'page.moment' : 'page.photo.save')}
            </button>
          )}
          {mayChange && (
            <label className="button button--quiet button--small photo-choose">
              <input
                ref={input}
                type="file"
                accept="image/*"
                className="visually-hidden"
                onChange={(event) => void choose(event)}
              />
              {words.text(
                chosen || photo_version ? 'page.photo.choose_other' : 'page.photo.choose',
              )}
            </label>
          )}
          {chosen ? (
            <button
              type="button"
              className="button button--link"
              onClick={() => {
                setChosen(undefined);
                input.current?.focus();
              }}
            >
              {words.text('page.photo.discard')}
            </button>
          ) : (
            photo_version &&
            mayRemove && (
              <button
                type="button"
                className="button button--link"
                aria-disabled={busy || undefined}
                onClick={() => void remove()}
              >
                {words.text('page.photo.remove')}
              </button>
            )
          )}
        </div>
        {fault && (
          <p className="photo-fault" role="alert">
            {fault}
          </p>
        )}
      </div>
    </div>
  );
}

/** What `me` says of somebody's photo. */
interface Photographed {
  uuid?: string;
  photo_version?: string | null;
}

const unreadable = 'page.photo.unreadable';
