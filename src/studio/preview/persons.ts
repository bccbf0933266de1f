import type { FormDocument } from '#/language/documents/form.ts';
import type { Answers, Scope } from '#/language/expressions/scope.ts';
import { say, type Code } from '../kernel/words.ts';

/** Somebody for whom a form is drawn: what is known of them, and what they have answered. */
export interface Person {
  id: string;
  scope: Scope;
  answers: Answers;
}

/** Whom the form's own examples are about, and somebody of whom only what the form must know is known. */
export function personsOf({ examples = {}, access }: FormDocument): Person[] {
  const known = Object.entries(examples).map(([id, { scope = {}, answers }]) => ({
    id,
    scope,
    answers,
  }));
  const [first] = known;
  const facts = first?.scope.facts ?? {
    today: '2026-11-20',
    isMinor: false,
    isLegalPerson: wantsLegal(access),
  };
  const somebody: Person = {
    id: '',
    scope: { me: {}, tenant: {}, ...first?.scope, facts },
    answers: {},
  };
  return [somebody, ...known];
}

/** Whom a form is drawn for, in words; whom nobody has named so far by what the document calls them. */
export const personName = (id: string): string =>
  id === '' ? say('studio.preview.nobody') : usual[id] ? say(usual[id]) : `«${id}»`;

const usual: Readonly<Record<string, Code>> = {
  complete: 'studio.preview.complete',
  empty: 'studio.preview.empty',
  wrong: 'studio.preview.wrong',
  confirmed: 'studio.preview.confirmed',
  tooMuch: 'studio.preview.too_much',
  short: 'studio.preview.short',
  withoutFile: 'studio.preview.without_file',
};

/** Whether a form is for companies, as its access says it. */
const wantsLegal = (access: unknown): boolean =>
  JSON.stringify(access ?? '').includes('"/facts/isLegalPerson","equals":true');
