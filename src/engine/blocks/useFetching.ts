import { useState } from 'react';
import type { Problem } from '#/contract/call.ts';
import type { Localization } from '#/language/presentation/format.ts';
import { announce } from '../words/announce.ts';
import { fileSize } from './fileSize.ts';

export interface Fetching {
  /** Set while a file is on its way. */
  bytes?: number;
  /** Words for how far it is. */
  told?: string;
  problem?: Problem;
}

/** The name of a file that was saved, or why it was not. */
type Outcome = { data?: string; problem?: Problem };

/** Follows a file on its way: bytes while it comes, words at the end. */
export function useFetching(words: Localization) {
  const [state, setState] = useState<Fetching>({});
  const onBytes = (bytes: number) =>
    setState({
      bytes,
      told: bytes
        ? words.text('page.download.size', { size: fileSize(bytes) })
        : words.text('page.download.running'),
    });
  async function run(bring: (onBytes: (bytes: number) => void) => Promise<Outcome>) {
    onBytes(0);
    announce(words.text('page.download.running'));
    const { data, problem } = await bring(onBytes);
    setState({ problem });
    if (data) announce(words.text('page.download.done', { name: data }));
  }
  return { state, run: (bring: Parameters<typeof run>[0]) => void run(bring) };
}
