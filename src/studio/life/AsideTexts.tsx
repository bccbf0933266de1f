import type { Documents } from '#/language/lenses/documents.ts';
import type { Aside } from '../editing/useAside.ts';
import { documentName } from '../editing/documentName.ts';
import { say } from '../kernel/words.ts';

/** Texts that were put aside when two versions were joined: to be read and copied. */
export function AsideTexts({ aside, documents }: { aside: Aside; documents: Documents }) {
  return aside.list.map((one) => {
    const document = documentName(documents, one.document);
    const label = say('studio.aside.text', { document });
    return (
      <section key={one.document + one.text} className="notice notice--warning">
        <p>{say('studio.aside', { document })}</p>
        <textarea className="input" rows={6} readOnly aria-label={label} value={one.text} />
        <div className="tools">
          <button
            type="button"
            className="button button--quiet button--small"
            onClick={() => void navigator.clipboard.writeText(one.text)}
          >
            {say('studio.aside.copy')}
          </button>
          <button
            type="button"
            className="button button--quiet button--small"
            onClick={() => aside.drop(one)}
          >
            {say('studio.aside.drop')}
          </button>
        </div>
      </section>
    );
  });
}
