import type { FormDocument } from '#/language/form.ts';
import type { Answers } from '#/language/scope.ts';

/** The answers that a form starts with: each property's `default`, under what is already known. */
export function withDefaults(document: FormDocument, initial: Answers = {}): Answers {
  const answers: Answers = {};
  for (const [name, property] of Object.entries(document.data.properties)) {
    const known = initial[name];
    if (known !== undefined && known !== null) answers[name] = known;
    else if (property['default'] !== undefined) answers[name] = property['default'];
  }
  return answers;
}

/** What is sent: the counted answers without the properties that stay here. */
export function sendable(document: FormDocument, counted: Answers): Answers {
  return Object.fromEntries(
    Object.entries(counted).filter(([name]) => !document.data.properties[name]?.local),
  );
}
