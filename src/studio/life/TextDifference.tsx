import { useEffect, useRef } from 'react';
import { json } from '@codemirror/lang-json';
import { MergeView } from '@codemirror/merge';
import { EditorView } from 'codemirror';
import { phrases } from '../code/phrases.ts';
import { say } from '../kernel/words.ts';

/** Two versions of a document beside each other. */
export default function TextDifference(props: { before: string; after: string; label: string }) {
  const place = useRef<HTMLDivElement>(null);
  const { before, after, label } = props;
  useEffect(() => {
    const read = (name: string) => [
      json(),
      phrases(),
      EditorView.editable.of(false),
      EditorView.lineWrapping,
      EditorView.contentAttributes.of({ 'aria-label': name, tabindex: '0' }),
    ];
    // In a tree of its own its styles are sheets: the page's policy lets no style be written into it.
    const root = place.current!.shadowRoot ?? place.current!.attachShadow({ mode: 'open' });
    const view = new MergeView({
      parent: root,
      root,
      a: { doc: before, extensions: read(say('studio.text.before', { document: label })) },
      b: { doc: after, extensions: read(say('studio.text.after', { document: label })) },
      collapseUnchanged: { margin: 3, minSize: 6 },
    });
    return () => view.destroy();
  }, [before, after, label]);
  return <div ref={place} className="merge" />;
}
