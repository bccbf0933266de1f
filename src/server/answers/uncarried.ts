import { isEmpty } from '#/language/condition.ts';
import type { FormDocument } from '#/language/form.ts';
import type { Answers } from '#/language/scope.ts';
import { isCarried } from '#/language/requestMapping.ts';

/** Answers that no request carries, as far as the server loads them itself: what is sent is judged beside them. */
export const uncarried = (form: FormDocument, loaded: Answers): Answers =>
  Object.fromEntries(
    Object.entries(loaded).filter(
      ([name, value]) =>
        Object.hasOwn(form.data.properties, name) && !isCarried(form, name) && !isEmpty(value),
    ),
  );
