import type { Use } from '#/language/edits/usesOfQuestion.ts';
import { valueOf, type Documents } from '#/language/lenses/documents.ts';
import { placeName } from '#/language/proposals/placeName.ts';
import { plainly } from '#/language/proposals/plainly.ts';
import { questionTitle } from '#/language/proposals/questionTitle.ts';
import { ruleTold, type RuleKind } from '#/language/proposals/ruleTold.ts';
import { read, segments, step } from '#/language/values/pointer.ts';
import { say, type Code } from '../kernel/words.ts';
import { documentName } from './documentName.ts';

const rules: Readonly<Record<RuleKind, Code>> = {
  shows: 'studio.use.rule.shows',
  requires: 'studio.use.rule.requires',
  limits: 'studio.use.rule.limits',
  about: 'studio.use.rule.about',
};

/** A place that speaks of a question of a form, as people call it. */
function nameOfUse(documents: Documents, form: string, { in: key, pointer }: Use): string {
  if (key !== form) return documentName(documents, key);
  const document = valueOf(documents, key);
  const path = segments(pointer);
  const [root = '', name = ''] = path;
  const titled = (at: string) => plainly(read(document, `${at}/title`));
  if (root === 'examples') return say('studio.use.example', { example: name });
  if (root === 'rules') {
    const { kind, params } = ruleTold(name, document, document, documents);
    return say(rules[kind], params);
  }
  if (root === 'steps')
    return say('studio.use.step', { step: titled(`/steps${step(name)}`) ?? name });
  if (root === 'submit' || root === 'body') return say('studio.use.sent');
  if (root === 'load') return say('studio.use.begun');
  const other = root === 'data' ? path[2] : root === 'fields' ? name : undefined;
  if (other !== undefined)
    return say('studio.use.question', { question: questionTitle(other, document, document) });
  return placeName(key, path, document);
}

/** Places as people call them, each once. */
export const namesOfUses = (
  documents: Documents,
  form: string,
  uses: readonly Use[],
): readonly string[] => [...new Set(uses.map((use) => nameOfUse(documents, form, use)))];
