import type { Problem } from '#/contract/call.ts';
import type { Issue } from '#/domain/kernel/issue.ts';
import { changes } from '#/language/proposals/changes.ts';
import type { Change } from '#/language/proposals/changeOf.ts';
import { sourceTold } from './lockSentence.ts';
import type { Edited } from './saved.ts';
import { say, type Code } from '../kernel/words.ts';

/** A change in words. */
export const sentenceOf = ({ code, params }: Change): string => say(code, params);

/** What a step of undoing would take back, in words. */
export function stepName(before: Edited | undefined, after: Edited | undefined): string {
  if (!before || !after) return '';
  const { step } = changes(before.documents, after.documents);
  if (!step)
    return say(before.overruled === after.overruled ? 'studio.step.text' : 'studio.step.overruled');
  return sentenceOf(step);
}

/** Why an edit was refused, as a problem that a panel can show, at the `field` of the panel that an issue names. */
export function refusal(issues: readonly Issue[]): Problem | undefined {
  if (issues.length === 0) return undefined;
  const errors = issues.map((issue) => ({
    message: issueSentence(issue),
    ...(issue.params?.field !== undefined && { path: `/answers/${String(issue.params.field)}` }),
  }));
  return { status: 422, name: 'refused', message: errors[0]!.message, errors };
}

export function issueSentence({ code, params = {} }: Issue): string {
  if (code === 'locked') {
    const { why, source, message } = params;
    return why === undefined
      ? say('studio.refused.locked_bare', { message })
      : say('studio.refused.locked', { why, source: sourceTold(String(source)) });
  }
  // At its field the name stands there already.
  if (code === 'unfit' && params.field !== undefined) return String(params.message);
  if (code === 'unfit')
    return params.title === undefined
      ? say('studio.refused.unfit', { message: params.message })
      : say('studio.refused.unfit_at', params);
  if (code === 'kept') return String(params.message);
  if (code === 'places')
    return say('studio.refused.places', { places: inBraces(params.places as string[]) });
  if (code === 'used') return say('studio.refused.used');
  const known = refusals[code];
  return known ? say(known, params) : say('studio.refused.other', { code });
}

const inBraces = (places: readonly string[]) => places.map((place) => `{${place}}`).join(', ');

const refusals: Readonly<Record<string, Code>> = {
  name_taken: 'studio.refused.name_taken',
  unfinished: 'studio.refused.unfinished',
  unknown_step: 'studio.refused.unknown_step',
  choice_repeated: 'studio.refused.choice_repeated',
  put_off: 'studio.refused.put_off',
  no_rows: 'studio.refused.no_rows',
  unknown_block: 'studio.refused.unknown_block',
  unknown_entry: 'studio.refused.unknown_entry',
  member_taken: 'studio.refused.member_taken',
  not_loaded: 'studio.refused.not_loaded',
  law_first: 'studio.add.law_first',
};
