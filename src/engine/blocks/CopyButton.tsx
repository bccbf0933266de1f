import { Check, Copy } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { Localization } from '#/language/presentation/format.ts';
import { announce } from '../words/announce.ts';
import { usePorts } from '../ports/ports.tsx';
import { copied, type Copied } from './copied.ts';

/** How long the button says that it has copied, in milliseconds. */
const LINGER = 4_000;

/** Copies a number without its spaces and says so; absent where nothing can be copied. */
export function CopyButton({
  what,
  value,
  words,
}: {
  what: Copied;
  value: string;
  words: Localization;
}) {
  const { copy } = usePorts();
  const [state, setState] = useState<'done' | 'failed'>();
  useEffect(() => {
    const timer = state && setTimeout(() => setState(undefined), LINGER);
    return () => clearTimeout(timer);
  }, [state]);
  if (!copy) return null;
  const { label, done } = copied[what];
  const tell = (outcome: 'done' | 'failed') => {
    setState(outcome);
    announce(words.text(outcome === 'done' ? done : FAILED));
  };
  const Icon = state === 'done' ? Check : Copy;
  return (
    <button
      type="button"
      className="copy"
      onClick={() =>
        void copy(value.replace(/\s/g, '')).then(
          () => tell('done'),
          () => tell('failed'),
        )
      }
    >
      <Icon aria-hidden />
      <span>{words.text(state === 'done' ? done : state === 'failed' ? FAILED : label)}</span>
    </button>
  );
}

const FAILED = 'page.copy.failed';
