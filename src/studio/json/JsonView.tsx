import { useSearchParams } from 'react-router-dom';
import type { ViewProps } from '../editing/viewProps.ts';
import { lateView } from '../kernel/lateView.tsx';
import { Pick } from '../kernel/Pick.tsx';
import { say } from '../kernel/words.ts';

const JsonEditor = lateView(() => import('./JsonEditor.tsx'));

/** A document as its text: what is typed is kept whether or not it is one yet, and is published once it is. */
export function JsonView({ editing, problems, canEdit }: ViewProps) {
  const [params, setParams] = useSearchParams();
  const keys = Object.keys(editing.documents)
    .filter((key) => !/^(locks|words)\//.test(key))
    .sort();
  const wanted = params.get('documento') ?? '';
  const key = keys.includes(wanted) ? wanted : (keys[0] ?? '');
  const text = editing.unfinished[key] ?? editing.documents[key] ?? '';
  return (
    <section aria-label={say('studio.view.json')}>
      <div className="tools">
        <Pick
          label={say('studio.document')}
          value={key}
          onPick={(to) => {
            const next = new URLSearchParams(params);
            next.set('documento', to);
            next.delete('lugar');
            setParams(next);
          }}
          options={keys.map((each) => [each, each])}
        />
      </div>
      {editing.unfinished[key] !== undefined && (
        <p className="notice notice--warning">{say('studio.json.unfinished')}</p>
      )}
      <p className="muted">{say('studio.json.help')}</p>
      <JsonEditor
        key={key}
        document={key}
        text={text}
        place={params.get('lugar') ?? undefined}
        problems={problems.list.filter((one) => one.document === key)}
        isClosed={!canEdit}
        onType={(typed, isWhole) => editing.type(key, typed, isWhole)}
      />
    </section>
  );
}
