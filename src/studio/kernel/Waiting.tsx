import type { ReactNode } from 'react';
import type { Problem } from '#/contract/call.ts';
import { say } from './words.ts';

interface WaitingProps<T> {
  asked: { data?: T; error: Problem | null; refetch(): unknown };
  children(data: T): ReactNode;
}

/** What is drawn of an answer, once it is here; until then that it is coming, or why it is not. */
export function Waiting<T>({ asked, children }: WaitingProps<T>) {
  if (asked.data !== undefined) return <>{children(asked.data)}</>;
  if (asked.error)
    return (
      <div className="notice notice--danger" role="alert">
        <p>{asked.error.errors[0]?.message ?? asked.error.message}</p>
        <button type="button" className="button button--quiet" onClick={() => void asked.refetch()}>
          {say('studio.retry')}
        </button>
      </div>
    );
  return <p role="status">{say('studio.loading')}</p>;
}
