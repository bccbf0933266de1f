import { useMemo, useState } from 'react';
import type { Documents } from '#/language/lenses/documents.ts';
import { documentName } from '../editing/documentName.ts';
import { Pick } from '../kernel/Pick.tsx';
import { useStudio } from '../kernel/studio.tsx';
import { say } from '../kernel/words.ts';
import { PreviewFrame } from '../preview/PreviewFrame.tsx';
import { PreviewTools } from '../preview/PreviewTools.tsx';
import { firstLook, toShown, type Look } from '../preview/shown.ts';

/** What is published and what is proposed, live beside each other: for the same person, on the same device, in one language. */
export function TwoPreviews({
  base,
  documents,
  isClosed,
}: Pick<ComparedProps, 'base' | 'documents' | 'isClosed'>) {
  const [isOpen, open] = useState(false);
  const paths = useMemo(() => pathsOf(base, documents), [base, documents]);
  if (paths.length === 0) return null;
  return (
    <details className="more" onToggle={({ currentTarget }) => open(currentTarget.open)}>
      <summary>{say('studio.compare')}</summary>
      {isOpen && <Compared base={base} documents={documents} isClosed={isClosed} paths={paths} />}
    </details>
  );
}

interface ComparedProps {
  base: Documents;
  documents: Documents;
  /** The proposal is published or given up: what was before is not what is published now. */
  isClosed: boolean;
  paths: readonly string[];
}

function Compared({ base, documents, isClosed, paths }: ComparedProps) {
  const [wanted, want] = useState('');
  const [look, setLook] = useState<Look>(firstLook);
  const path = paths.includes(wanted) ? wanted : paths[0]!;
  const newest = Object.hasOwn(documents, path) ? documents : base;
  return (
    <>
      <Pick
        label={say('studio.compare.subject')}
        value={path}
        onPick={want}
        options={paths.map((key) => [key, documentName(newest, key)])}
      />
      <PreviewTools documents={newest} path={path} look={look} onLook={setLook} />
      <div className="compared">
        <Side
          name={isClosed ? 'studio.compare.before_then' : 'studio.compare.before'}
          documents={base}
          path={path}
          look={look}
        />
        <Side name="studio.compare.after" documents={documents} path={path} look={look} />
      </div>
    </>
  );
}

interface SideProps {
  name: 'studio.compare.before' | 'studio.compare.before_then' | 'studio.compare.after';
  documents: Documents;
  path: string;
  look: Look;
}

function Side({ name, documents, path, look }: SideProps) {
  const { id, name: named, display_name } = useStudio().tenant;
  const isThere = Object.hasOwn(documents, path);
  const shown = useMemo(
    () => (isThere ? toShown(documents, path, look, { id, name: named, display_name }) : undefined),
    [documents, path, look, isThere, id, named, display_name],
  );
  return (
    <section className="compared__side" aria-label={say(name)}>
      <p className="compared__name">{say(name)}</p>
      {shown ? (
        <PreviewFrame shown={shown} width={look.width} label={say(name)} />
      ) : (
        <p className="muted">
          {say(name === 'studio.compare.after' ? 'studio.compare.gone' : 'studio.compare.missing')}
        </p>
      )}
    </section>
  );
}

/** Forms and screens that can be compared: those that are changed; all of them where what they are drawn by is. */
function pathsOf(base: Documents, documents: Documents): string[] {
  const keys = [...new Set([...Object.keys(base), ...Object.keys(documents)])].sort();
  const changed = keys.filter((key) => base[key] !== documents[key] && !key.startsWith('example/'));
  const isDrawn = (key: string) => /^(form|screen)\//.test(key);
  const own = changed.filter(isDrawn);
  const isAround = changed.some((key) => !isDrawn(key));
  return isAround ? [...new Set([...own, ...keys.filter(isDrawn)])] : own;
}
