import type { FormDocument, Property } from '#/language/documents/form.ts';
import { isDrawnBy, type Asked } from '#/language/widgets/asked.ts';
import type { Answers } from '#/language/expressions/scope.ts';

/**
 * The answers that a form starts with: each property's `default`, or a first row where the document
 * wants one, under what is already known.
 */
export function withDefaults(document: FormDocument, initial: Answers = {}): Answers {
  const answers: Answers = {};
  for (const [name, property] of Object.entries(document.data.properties)) {
    const known = initial[name];
    if (known !== undefined && known !== null) answers[name] = known;
    else if (property['default'] !== undefined) answers[name] = property['default'];
    else if (isStarted({ property, field: document.fields[name] ?? {} }))
      answers[name] = [newRow(property.items)];
  }
  return answers;
}

const isStarted = (asked: Asked) => isDrawnBy(asked, 'rows') && asked.field.started === true;

/** A row as it is before anybody has filled it in. */
export function newRow(items: Property['items']): Answers {
  return Object.fromEntries(
    Object.entries((items?.properties ?? {}) as Record<string, Property>)
      .filter(([, column]) => column['default'] !== undefined)
      .map(([name, column]) => [name, column['default']]),
  );
}
