import { isEmpty } from '#/language/expressions/condition.ts';
import type { FormDocument } from '#/language/documents/form.ts';
import type { Answers } from '#/language/expressions/scope.ts';
import { isCarried } from '#/language/requests/requestMapping.ts';

/** Answers that no request carries, as far as the server loads them itself: what is sent is judged beside them. */
export const uncarried = (form: FormDocument, loaded: Answers): Answers =>
  Object.fromEntries(
    Object.entries(loaded).filter(
      ([name, value]) =>
        Object.hasOwn(form.data.properties, name) && !isCarried(form, name) && !isEmpty(value),
    ),
  );
