import { useSearchParams } from 'react-router-dom';
import { say } from '../kernel/words.ts';
import { documentTitle } from './documentName.ts';
import { isOpen } from './edit.ts';
import type { Editing } from './useEditing.ts';

interface UnfinishedTextProps {
  editing: Editing;
  /** `<kind>/<id>` */
  document: string;
}

/** Why a document whose text is none yet is only read here, as it last was one, and the way to its text. */
export function UnfinishedText({ editing, document }: UnfinishedTextProps) {
  const [, setParams] = useSearchParams();
  if (isOpen(editing, document)) return null;
  const title = documentTitle(editing.documents, document);
  return (
    <div className="notice notice--warning" role="status">
      <p>{say('studio.unfinished', { title })}</p>
      <button
        type="button"
        className="button button--quiet button--small"
        onClick={() => setParams({ vista: 'json', documento: document })}
      >
        {say('studio.unfinished.go')}
      </button>
    </div>
  );
}
