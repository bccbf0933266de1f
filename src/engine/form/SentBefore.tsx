import { useEffect, useEffectEvent } from 'react';
import { formatInstant } from '#/domain/dates/format.ts';
import type { FormDocument } from '#/language/documents/form.ts';
import type { Scope } from '#/language/expressions/scope.ts';
import { sentence, type Localization } from '#/language/presentation/format.ts';
import { addressOf } from '../links/address.ts';
import { Link } from '../links/Link.tsx';
import type { Sent } from '../ports/drafts.ts';

interface SentBeforeProps {
  document: FormDocument;
  sent: Sent;
  /** Somebody has just tried to send answers that may be others. */
  isOther: boolean;
  scope: Scope;
  words: Localization;
  onRestart(): void;
  /** Whoever was told leaves the page. */
  onLeave(): void;
}

/** In place of a form whose answers were sent already: which they were, where they are seen, and how to begin another. */
export function SentBefore(props: SentBeforeProps) {
  const { document, sent, scope, words, onRestart } = props;
  const leave = useEffectEvent(props.onLeave);
  useEffect(() => () => leave(), []);
  const before = document.submit?.done?.before;
  const found = { ...scope, data: { ...scope.data, submit: sent.data } };
  return (
    <div className="notice sent-before" role="status" tabIndex={-1} ref={focus}>
      <p className="notice-words">
        {before ? sentence(before.text, found, words) : words.text('page.sent.already')}{' '}
        {words.text('page.sent.on', { date: formatInstant(sent.at, words.zone) })}
      </p>
      {props.isOther && <p>{words.text('page.sent.later')}</p>}
      {before && (
        <Link to={addressOf(before, found)} className="button">
          {sentence(before.label, found, words)}
        </Link>
      )}
      <button type="button" className="button button--link" onClick={onRestart}>
        {before ? sentence(before.anew, found, words) : words.text('page.restart')}
      </button>
    </div>
  );
}

const focus = (node: HTMLElement | null) => node?.focus();
