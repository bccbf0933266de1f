import { facts } from '#/contract/facts.gen.ts';
import type { FormDocument } from '../documents/form.ts';
import { callSitesOf } from './callSites.ts';
import { error, type Check } from './context.ts';

/** Kept answers that the product's own pages send without a form: writing to the manager. */
const fromPages: ReadonlySet<string> = new Set(['createIssue']);

/**
 * A call whose answers are kept is made by forms alone, or by pages alone: whoever presses a button would be judged
 * by questions that nobody asked them.
 */
export const checkBareCalls: Check = ({ kind, value }, { documents }) => {
  const { submit } = value as FormDocument;
  if (kind !== 'form' || !submit || !isKept(submit.call)) return [];
  const buttons = [...documents.values()].filter(
    (document) =>
      document.kind === 'screen' &&
      callSitesOf(document).some(({ use, when }) => when !== 'shown' && use.call === submit.call),
  );
  if (buttons.length === 0 && !fromPages.has(submit.call)) return [];
  const where = buttons.map(({ id }) => `«${id}»`).join(', ') || 'el formulario de contacto';
  const why = `«${submit.call}» también se pide sin formulario en ${where}:`;
  return [
    error('/submit/call', `${why} allí nadie contestaría a sus preguntas. Use otra llamada.`),
  ];
};

const isKept = (call: string) =>
  Object.hasOwn(facts, call) && facts[call as keyof typeof facts].evidence !== undefined;
