import type { FormDocument } from '../documents/form.ts';
import { lastHeld } from '../locks/lastHeld.ts';
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
  const last = lastHeld(base);
  return Object.entries(form.steps)
    .filter(([id, { order }]) => !Object.hasOwn(base.steps, id) && order <= last)
    .map(([id]) =>
      error(
        `/steps${step(id)}/order`,
        'Este formulario envía respuestas reguladas: las páginas propias van detrás de todas las suyas que están bloqueadas.',
      ),
    );
};

/** Whether a page of a tenant's own may stand before one of a form, as the form asks now. */
export const mayStandBefore = (form: FormDocument, id: string): boolean =>
  !isWatched(form) || form.steps[id]!.order > lastHeld(form);
