import { CircleAlert, CircleCheck, FileText } from 'lucide-react';
import type { Localization } from '#/language/presentation/format.ts';
import type { Ports } from '../../ports/ports.tsx';
import { sizeWords } from './limitsOf.ts';
import { isUnderway, type SentFile } from './sentFile.ts';
import { stateWords } from './stateWords.ts';

interface FileLineProps {
  file: SentFile;
  words: Localization;
  message: Ports['message'];
  onRetry(): void;
  onRemove(): void;
}

/** One file: its name and size, how far it is in words and as a bar, and what can be done about it. */
export function FileLine({ file, words, message, onRetry, onRemove }: FileLineProps) {
  const { text } = words;
  const { state, size, part } = file;
  const name = file.name || text('page.upload.before');
  const isWrong = state === 'refused' || state === 'failed';
  const Icon = isWrong ? CircleAlert : state === 'stored' ? CircleCheck : FileText;
  const button = (label: string, act: () => void) => (
    <button
      type="button"
      className="button button--link"
      aria-label={text('page.row.named', { action: label, name })}
      onClick={act}
    >
      {label}
    </button>
  );
  return (
    <li className="upload-line" data-state={state}>
      <Icon className="upload-icon" aria-hidden />
      <div className="upload-what">
        <p className="upload-name">
          {name} {size !== undefined && <span className="upload-size">{sizeWords(size)}</span>}
        </p>
        <p className={isWrong ? 'field-error' : 'upload-state'}>
          {stateWords(file, words, message)}
        </p>
        {state === 'sending' && (
          <progress
            className="upload-bar"
            max={1}
            // The bar moves to its end and stays there while the server is still at work.
            value={part}
            aria-label={text('page.upload.progress', { name })}
          />
        )}
      </div>
      <div className="upload-actions">
        {state === 'failed' && button(text('page.retry'), onRetry)}
        {button(text(isUnderway(file) ? 'page.cancel' : 'page.remove'), onRemove)}
      </div>
    </li>
  );
}
