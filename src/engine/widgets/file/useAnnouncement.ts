import { useEffect, useRef, useState } from 'react';
import type { Localization } from '#/language/presentation/format.ts';
import type { Ports } from '../../ports/ports.tsx';
import type { SentFile } from './sentFile.ts';
import { stateWords } from './stateWords.ts';

/** What a screen reader is told: each file's steps in words, never its percentages. */
export function useAnnouncement(
  files: readonly SentFile[],
  words: Localization,
  message: Ports['message'],
): string {
  const [said, say] = useState('');
  const before = useRef(new Map(files.map(({ key, state }) => [key, state])));
  useEffect(() => {
    const news = files.filter(
      ({ key, state }) => state !== before.current.get(key) && !quiet.has(state),
    );
    const gone = [...before.current.keys()].filter((key) => !files.some((one) => one.key === key));
    before.current = new Map(files.map(({ key, state }) => [key, state]));
    const sentences = news.map(
      (file) => `${file.name}: ${stateWords({ ...file, part: 0 }, words, message)}`,
    );
    if (!news.length && gone.length) sentences.push(words.text('page.upload.removed'));
    if (sentences.length) say(sentences.join('. '));
  }, [files, words, message]);
  return said;
}

const quiet = new Set<SentFile['state']>(['checking', 'waiting']);
