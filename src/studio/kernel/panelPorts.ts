import type { Call, Problem } from '#/contract/call.ts';
import type { Ports } from '#/engine/ports/ports.tsx';
import { message, say, text } from './words.ts';

/** What the engine asks of the Studio for its own panels: words alone. They call nothing and read nothing. */
export function panelPorts(navigate: Ports['navigate'] = () => undefined): Ports {
  return {
    call: (() => Promise.resolve({ problem: nothing })) as Call,
    copy: (words) => navigator.clipboard.writeText(words),
    navigate,
    text,
    message: ({ code, params }, label) =>
      message(code, { ...params, field: label }) ??
      // What the server refuses it says itself.
      (typeof params?.message === 'string' ? params.message : say('studio.answer.invalid')),
    ask: () => Promise.resolve({ issues: [] }),
    scope: { me: {}, facts: {}, tenant: {} },
    who: { tenant: '', user: '' },
    form: () => Promise.reject(new Error('Panels show no forms')),
    codes: () => Promise.reject(new Error('Panels have no lists')),
  };
}

const nothing: Problem = { status: 0, name: '', message: '', errors: [] };
