import type { CallFacts } from '#/contract/callFacts.ts';
import { facts } from '#/contract/facts.gen.ts';
import type { Assembled } from '../assembly/assemble.ts';
import type { CallUse } from '../documents/form.ts';
import { grammars } from '../grammar/index.ts';
import { segments } from '../values/pointer.ts';
import { found } from '../grammar/walk.ts';

/** When a call of a document is made: because something is shown, or because the person does something. */
export type When = 'shown' | 'file' | 'submit' | 'press' | 'resend' | 'upload';

/** A call that a document makes, and what the contract says about it. */
export interface CallSite {
  use: CallUse;
  pointer: string;
  when: When;
  facts: CallFacts;
}

const byWord: Readonly<Record<string, When>> = {
  submit: 'submit',
  press: 'press',
  resend: 'resend',
  fetch: 'file',
};

/** Every call of a document that the contract knows. A place that is not known here is one that is shown. */
export function callSitesOf({ kind, value }: Assembled): CallSite[] {
  return found(grammars[kind], value, 'call', 'download', 'upload').flatMap((visit) => {
    const use = visit.value as CallUse;
    if (!Object.hasOwn(facts, use.call)) return [];
    const last = [...segments(visit.pointer)].at(-1) ?? '';
    const when: When =
      visit.role === 'upload'
        ? 'upload'
        : visit.role === 'download'
          ? 'file'
          : (byWord[last] ?? 'shown');
    const about = facts[use.call as keyof typeof facts];
    return [{ use, pointer: visit.pointer, when, facts: about }];
  });
}
