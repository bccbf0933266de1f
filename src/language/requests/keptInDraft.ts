import type { FormDocument } from '../documents/form.ts';
import type { Answers } from '../expressions/scope.ts';
import { secretWidgets } from '../values/secretWidgets.ts';

/** What nobody can change is asked of the server again, and what is secret is kept nowhere. */
const unkept: ReadonlySet<string> = new Set([...secretWidgets, 'readonly']);

/** Those of some answers that a draft of the form keeps: to questions that it asks, and that people answer. */
export const keptInDraft = ({ data, fields }: FormDocument, answers: Answers): Answers =>
  Object.fromEntries(
    Object.entries(answers).filter(
      ([name]) => Object.hasOwn(data.properties, name) && !unkept.has(fields[name]?.widget ?? ''),
    ),
  );
