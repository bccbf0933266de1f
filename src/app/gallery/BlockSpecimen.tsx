import { useMemo, useState } from 'react';
import type { LoadedForm } from '#/engine/ports/loadedForm.ts';
import { PortsProvider, type Ports } from '#/engine/ports/ports.tsx';
import { BlockFrame } from '#/engine/screen/BlockFrame.tsx';
import { useNamedCalls } from '#/engine/calls/useNamedCalls.ts';
import { useWords } from '#/engine/words/useWords.ts';
import { exampleForm, exampleScreen } from '#/language/notation/exampleDocuments.ts';
import type { BlockExample } from '#/language/notation/example.ts';
import { isObject } from '#/language/values/mergePatch.ts';
import type { ScreenDocument } from '#/language/documents/screen.ts';
import { widgets } from '#/language/widgets/index.ts';
import type { Started } from '../tenancy/tenancy.tsx';
import { examplePorts } from './specimens/examplePorts.ts';
import { exampleRules } from './specimens/exampleRules.ts';
import { inEveryText, inEveryWord } from './specimens/inEveryText.ts';
import { queryOf } from './queryOf.ts';
import type { BlockState } from './specimens/states.ts';
import '#/engine/screen/screen.css';

interface BlockSpecimenProps {
  started: Started;
  type: string;
  example: BlockExample;
  state: BlockState;
  id: string;
  text: string;
}

/** A block in one of its states, drawn as a screen draws it. */
export function BlockSpecimen({ started, type, example, state, id, text }: BlockSpecimenProps) {
  const [query, setQuery] = useState(example.query ?? {});
  const document = useMemo(() => {
    const screen = exampleScreen(type, example);
    return state === 'hostile' ? inEveryText('screen', screen, text) : screen;
  }, [type, example, state, text]);
  const ports = useMemo(
    () =>
      examplePorts(started, {
        id: `${id} ${text.length} ${text.slice(0, 40)}`,
        state,
        data: dataIn(state, example.data, text),
        query,
        form: () => Promise.resolve(shortForm(id)),
        navigate: (to) => setQuery(queryOf(to)),
      }),
    [started, id, state, example, text, query],
  );
  return (
    <PortsProvider ports={ports}>
      <Blocks document={document} ports={ports} />
    </PortsProvider>
  );
}

function Blocks({ document, ports }: { document: ScreenDocument; ports: Ports }) {
  const words = useWords(ports, document);
  const { data, sources } = useNamedCalls(document.data ?? {}, ports.scope);
  return (
    <div className="blocks">
      {Object.entries(document.blocks).map(([id, block]) => (
        <BlockFrame
          key={id}
          block={block}
          source={block.data === undefined ? undefined : sources[block.data]}
          scope={{ ...ports.scope, data }}
          words={words}
        />
      ))}
    </div>
  );
}

function dataIn(state: BlockState, data: Record<string, unknown>, text: string) {
  if (state === 'nothing') return emptied(data) as Record<string, unknown>;
  return state === 'hostile' ? (inEveryWord(data, text) as Record<string, unknown>) : data;
}

/** The same answer with nothing in any of its lists. */
function emptied(answer: unknown): unknown {
  if (Array.isArray(answer)) return [];
  if (!isObject(answer)) return answer;
  return Object.fromEntries(Object.entries(answer).map(([name, inner]) => [name, emptied(inner)]));
}

/** A short form for blocks that show one. */
const shortForm = (id: string): LoadedForm => ({
  document: exampleForm('text', widgets.text.example, id),
  validator: exampleRules('text', id),
});
