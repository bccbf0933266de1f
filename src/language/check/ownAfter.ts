import type { FormDocument } from '../documents/form.ts';
import { lockedFields } from '../locks/lockedForm.ts';
import { step } from '../values/pointer.ts';
import { error, type Check } from './context.ts';
import { isWatched } from './grave.ts';

/**
 * On a form that sends regulated answers, or tells what would come of an order, a variant's own steps come after every
 * step that is locked or asks what is: nothing of the tenant's own is read before the law's questions.
 */
export const checkOwnAfter: Check = ({ kind, value, variant }) => {
  if (kind !== 'form' || !variant || !isWatched(variant.base)) return [];
  const [base, form] = [variant.base as FormDocument, value as FormDocument];
  const locked = new Set(lockedFields(base));
  const last = Math.max(
    -Infinity,
    ...Object.values(base.steps)
      .filter(
        (page) => page.locked === true || Object.keys(page.fields).some((name) => locked.has(name)),
      )
      .map(({ order }) => order),
  );
  return Object.entries(form.steps)
    .filter(([id, { order }]) => !Object.hasOwn(base.steps, id) && order <= last)
    .map(([id]) =>
      error(
        `/steps${step(id)}/order`,
        'Este formulario envía respuestas reguladas: las páginas propias van detrás de todas las suyas que están bloqueadas.',
      ),
    );
};
