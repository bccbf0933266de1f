import type { Issue } from '#/domain/kernel/issue.ts';
import type { Problem } from '#/contract/call.ts';

/** One file that a person has chosen, and what has become of it. */
export interface SentFile {
  /** Tells files of one field apart. */
  key: number;
  /** '' while only its uuid is known. */
  name: string;
  /** Bytes; missing for one of an earlier visit. */
  size?: number;
  state: 'checking' | 'refused' | 'waiting' | 'sending' | 'failed' | 'stored';
  /** Part of it that has left, from 0 to 1. */
  part: number;
  /** As the server names the stored document. */
  uuid?: string;
  /** Why it was refused before sending. */
  issue?: Issue;
  /** Why the server, or the way to it, said no. */
  problem?: Problem;
}

/** Not settled yet: the form waits for it. */
export const isUnderway = ({ state }: SentFile): boolean =>
  state === 'checking' || state === 'waiting' || state === 'sending';
