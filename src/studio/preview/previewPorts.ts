import type { Call, OperationId, Problem } from '#/contract/call.ts';
import type { Ports } from '#/engine/ports/ports.tsx';
import { fill, say } from '../kernel/words.ts';
import type { Shown } from './frame.ts';

/** Ports that answer from what is shown: nothing that is typed in a preview goes anywhere. */
export function previewPorts({ form, texts, codes, scope }: Shown): Ports {
  const text = (key: string, values?: Record<string, unknown>) => fill(texts[key] ?? key, values);
  const data = (scope.data ?? {}) as Record<string, unknown>;
  const answerOf = (id: OperationId): unknown => {
    const name = Object.entries(form.calls ?? {}).find(([, { call }]) => call === id)?.[0];
    return (name !== undefined && data[name]) || {};
  };
  return {
    call: ((id: OperationId) =>
      Promise.resolve({ data: { data: answerOf(id) } })) as unknown as Call,
    openFile: () => Promise.resolve(nothing()),
    saveFile: () => Promise.resolve({ problem: nothing() }),
    copy: () => Promise.resolve(),
    navigate: () => undefined,
    text,
    message: ({ code, params }, label) =>
      text(Object.hasOwn(texts, code) ? code : String(params?.message ?? code), {
        ...params,
        field: label,
      }),
    ask: () => Promise.resolve({ issues: [] }),
    scope,
    who: { tenant: '', user: '' },
    form: () => Promise.reject(new Error('A preview shows one form')),
    codes: (id) =>
      codes[id] ? Promise.resolve(codes[id]) : Promise.reject(new Error(`No list ${id}`)),
  };
}

const nothing = (): Problem => ({
  status: 0,
  name: 'preview',
  message: say('studio.preview.nothing_sent'),
  errors: [],
});
