import type { Documents } from '#/language/lenses/documents.ts';
import { lateView } from '../kernel/lateView.tsx';
import { say } from '../kernel/words.ts';

const TextDifference = lateView(() => import('./TextDifference.tsx'));

/** What is changed, as text: each document beside what it was. */
export function Differences({ base, documents }: { base: Documents; documents: Documents }) {
  const keys = [...new Set([...Object.keys(base), ...Object.keys(documents)])]
    .filter((key) => base[key] !== documents[key])
    .sort();
  return keys.map((key) => (
    <details key={key} className="more">
      <summary>{say('studio.changes.text', { document: key })}</summary>
      <TextDifference before={base[key] ?? ''} after={documents[key] ?? ''} label={key} />
    </details>
  ));
}
