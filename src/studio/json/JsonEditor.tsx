import { useEffect, useEffectEvent, useRef } from 'react';
import { autocompletion } from '@codemirror/autocomplete';
import { json } from '@codemirror/lang-json';
import { forceLinting, linter, type Diagnostic } from '@codemirror/lint';
import { basicSetup, EditorView } from 'codemirror';
import { findNodeAtLocation, parseTree } from 'jsonc-parser';
import { phrases } from '../code/phrases.ts';
import type { Kind } from '#/language/grammar/index.ts';
import { segments } from '#/language/values/pointer.ts';
import { isJson } from '../editing/saved.ts';
import type { Problem } from '../editing/useProblems.ts';
import { say } from '../kernel/words.ts';
import { grammarFaults } from './grammarFaults.ts';
import { namesAt } from './namesAt.ts';

interface JsonEditorProps {
  document: string;
  text: string;
  /** Pointer of what is looked for. */
  place?: string;
  problems: readonly Problem[];
  isClosed: boolean;
  onType(text: string, isWhole: boolean): void;
}

/** The text of a document, with what the grammar says of it as it is typed, and the names that may stand where. */
export default function JsonEditor(props: JsonEditorProps) {
  const { document: key, text, place, problems, isClosed } = props;
  const around = useRef<HTMLDivElement>(null);
  const view = useRef<EditorView>(undefined);
  const kind = key.slice(0, key.indexOf('/')) as Kind;
  const begun = useEffectEvent(() => text);
  const onType = useEffectEvent((typed: string) => props.onType(typed, isJson(typed)));
  const known = useEffectEvent(() => problems);
  useEffect(() => {
    // In a tree of its own its styles are sheets: the page's policy lets no style be written into it.
    const root = around.current!.shadowRoot ?? around.current!.attachShadow({ mode: 'open' });
    const made = new EditorView({
      parent: root,
      root,
      doc: begun(),
      extensions: [
        basicSetup,
        phrases(),
        json(),
        EditorView.lineWrapping,
        EditorView.editable.of(!isClosed),
        EditorView.contentAttributes.of({ 'aria-label': say('studio.json.label'), tabindex: '0' }),
        autocompletion({
          override: [({ state, pos }) => namesAt(kind, state.doc.toString(), pos)],
        }),
        linter(({ state }) => {
          const typed = state.doc.toString();
          return [...grammarFaults(kind, typed), ...toldIn(typed, known())];
        }),
        EditorView.updateListener.of(({ docChanged, state }) => {
          if (docChanged) onType(state.doc.toString());
        }),
      ],
    });
    view.current = made;
    return () => made.destroy();
  }, [kind, isClosed]);
  // What was changed elsewhere: undone, or joined with somebody else's.
  useEffect(() => {
    const made = view.current;
    if (!made || made.state.doc.toString() === text) return;
    made.dispatch({ changes: { from: 0, to: made.state.doc.length, insert: text } });
  }, [text]);
  useEffect(() => {
    if (view.current) forceLinting(view.current);
  }, [problems]);
  useEffect(() => {
    const made = view.current;
    if (!made || place === undefined) return;
    const { from, to } = rangeOf(made.state.doc.toString(), place);
    made.dispatch({ selection: { anchor: from, head: to }, scrollIntoView: true });
    made.focus();
  }, [place]);
  return <div ref={around} className="code" />;
}

const toldIn = (text: string, problems: readonly Problem[]): Diagnostic[] =>
  problems.map(({ pointer, sentence, severity }) => ({
    ...rangeOf(text, pointer),
    severity,
    message: sentence,
  }));

/** Where a pointer stands in a text; its beginning where it stands nowhere. */
function rangeOf(text: string, pointer: string): { from: number; to: number } {
  const tree = parseTree(text);
  const path = segments(pointer);
  for (let count = path.length; tree && count >= 0; count--) {
    const node = findNodeAtLocation(tree, path.slice(0, count).map(toStep));
    if (node) return { from: node.offset, to: node.offset + node.length };
  }
  return { from: 0, to: 0 };
}

const toStep = (name: string): string | number => (/^\d+$/.test(name) ? Number(name) : name);
