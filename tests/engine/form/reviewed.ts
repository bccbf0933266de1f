import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { FormContext } from '#/engine/fields/formContext.ts';
import type { FieldDescriptor } from '#/engine/templates/fieldDescriptor.ts';
import { reviewLines, type ReviewLine } from '#/engine/form/review.ts';
import { createFormStore } from '#/engine/fields/store.ts';
import { widgets } from '#/engine/widgets/index.ts';
import { sentence, type Localization } from '#/language/presentation/format.ts';
import type { Field, FormDocument, Property } from '#/language/documents/form.ts';
import type { Answers, Scope } from '#/language/expressions/scope.ts';
import type { CodesDocument } from '#/language/documents/tenantDocuments.ts';
import { spanish } from '../../support/spanish.ts';
import { ports } from '../mount.tsx';

const codes = join(import.meta.dirname, '../../../schemas/codes');

/** A form's review as a person reads it, with the answers that it holds. */
export function reviewed(document: FormDocument, given: Answers, scope: Scope) {
  const words: Localization = {
    text: spanish,
    codes: (id) => JSON.parse(readFileSync(join(codes, `${id}.json`), 'utf8')) as CodesDocument,
  };
  const store = createFormStore(document, scope, given);
  const say: FormContext['say'] = (text) => sentence(text, store.scope(), words);
  const context = { ports: ports(), words, store, say } as FormContext;
  const sections: { title: string; lines: ReviewLine[] }[] = store
    .steps()
    .map((id) => ({ title: say(document.steps[id]!.title), lines: reviewLines(id, context) }));
  return { context, words, sections, answers: store.answers() };
}

/** A question as the engine draws it. */
export function part(
  widgetName: keyof typeof widgets,
  property: Property,
  field: Field,
): FieldDescriptor {
  return { name: 'one', property, field, widgetName, widget: widgets[widgetName] };
}
