import { useEffect, useReducer, useState, type ComponentType, type ReactNode } from 'react';
import { usePorts } from '../ports/ports.tsx';

/** A part of the program that is fetched when it is first drawn, or before, by whoever knows that it will be. */
export interface Late<Props> {
  (props: Props): ReactNode;
  bring(): Promise<unknown>;
}

/** How long one that has not come is left before it is asked for again. */
const AGAIN_MS = 5_000;

/**
 * Makes one. Until it has come something stands in its place; where it does not come, its place says so and what
 * stands around it goes on: it is asked for again by whoever presses, by itself, and as soon as there is a network.
 */
export function late<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  Waiting: (props: Props) => ReactNode,
  Failed: (props: { onRetry(): void }) => ReactNode = NotCome,
): Late<Props> {
  let here: ComponentType<Props> | undefined;
  let coming: Promise<ComponentType<Props>> | undefined;
  const bring = () => {
    coming ??= load().then((module) => (here = module.default));
    coming.catch(() => void (coming = undefined));
    return coming;
  };
  function Drawn(props: Props) {
    // As it was when it was first drawn: another one would begin anew.
    const [Part, setPart] = useState(() => here);
    const [failed, setFailed] = useState(false);
    const [tries, again] = useReducer((before: number) => before + 1, 0);
    useEffect(() => {
      if (Part) return;
      let gone = false;
      bring().then(
        (part) => gone || setPart(() => part),
        () => gone || setFailed(true),
      );
      return () => void (gone = true);
    }, [Part, tries]);
    useEffect(() => {
      if (!failed || Part) return;
      const timer = setInterval(again, AGAIN_MS);
      addEventListener('online', again);
      return () => {
        clearInterval(timer);
        removeEventListener('online', again);
      };
    }, [failed, Part]);
    if (Part) return <Part {...props} />;
    return failed ? <Failed onRetry={again} /> : <Waiting {...props} />;
  }
  return Object.assign(Drawn, { bring });
}

function NotCome({ onRetry }: { onRetry(): void }) {
  const { text } = usePorts();
  return (
    <span className="notice notice--danger" role="alert">
      {text('page.offline')}{' '}
      <button type="button" className="button button--quiet button--small" onClick={onRetry}>
        {text('page.retry')}
      </button>
    </span>
  );
}
