import type { Issue } from '../kernel/issue.ts';
import { compact } from './compact.ts';
import { readOption } from './option.ts';
import type { RuleScope } from './rule.ts';
import { isEmpty, textOf } from './text.ts';

/** Letter of each register of the Dirección General de Seguros y Fondos de Pensiones. */
const LETTERS: Readonly<Record<string, string>> = {
  plan: 'N',
  fund: 'F',
  manager: 'G',
  depositary: 'D',
  insurer: 'C',
};

/**
 * Hint: a code of the pension registers, its letter and four digits with or without a dash. Option:
 * `plan`, `fund`, `manager`, `depositary` or `insurer`, or `{ kind }`; `true` accepts any of them.
 * Params `letter`: those accepted, and `example`.
 * @source registers of the DGSFP
 */
export function checkDgsCode(value: unknown, option?: unknown, scope?: RuleScope): Issue[] {
  if (isEmpty(value)) return [];
  const kind = readOption(option, 'kind', scope);
  const isKnown = typeof kind === 'string' && Object.hasOwn(LETTERS, kind);
  const letters = isKnown ? [LETTERS[kind]!] : Object.values(LETTERS);
  const [, first] = /^([A-Z])\d{4}$/.exec(compact(textOf(value) ?? '')) ?? [];
  const holds = first !== undefined && letters.includes(first);
  return holds
    ? []
    : [
        {
          code: 'dgs_code',
          path: '',
          params: { letter: letters.join(', '), example: `${letters[0]}1234` },
        },
      ];
}
