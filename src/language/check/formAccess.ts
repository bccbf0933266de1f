import { pointersOf } from '../expressions/condition.ts';
import { isFact } from '../contract/factTypes.ts';
import type { FormDocument } from '../documents/form.ts';
import { same } from '../locks/guarded.ts';
import { segments } from '../values/pointer.ts';
import type { Diagnostic } from '../values/diagnostic.ts';
import { seersIn } from './callers.ts';
import { error, type Check } from './context.ts';

/**
 * Whom a form is for is said by what the server knows before anything is answered: the person, the facts, the tenant.
 * Whoever it is not for reads why, and a variant is for the same people.
 */
export const checkFormAccess: Check = ({ kind, id, value, variant }, context) => {
  if (kind !== 'form') return [];
  const form = value as FormDocument;
  const base = variant?.base as FormDocument | undefined;
  const changed = (['access', 'otherwise'] as const)
    .filter((part) => base && !same(base[part], form[part]))
    .map((part) => error(`/${part}`, `Una variante no cambia «${part}»: es para los mismos.`));
  if (!form.access)
    return form.otherwise === undefined
      ? changed
      : [...changed, error('/otherwise', 'Falta «access»: para quién es el formulario.')];
  const untold =
    form.otherwise === undefined
      ? [error('/access', 'Falta «otherwise»: lo que lee quien no puede rellenarlo.')]
      : [];
  const unsent = form.submit
    ? []
    : [error('/access', 'Falta «submit»: sin él el servidor no puede juzgar para quién es.')];
  return [
    ...changed,
    ...untold,
    ...unsent,
    ...pointersOf(form.access).flatMap((pointer) => unread(pointer, seersIn(id, context))),
  ];
};

function unread(pointer: string, seers: readonly string[]): Diagnostic[] {
  const [root = '', name = ''] = segments(pointer);
  // A fact that is not there is told where it is read.
  if (root === 'tenant' || (root === 'facts' && !isFact(name))) return [];
  if (seers.includes('guest'))
    return [
      error('/access', `«${pointer}» no se sabe de quien no se ha identificado: nadie lo vería.`),
    ];
  return seers.includes('staff')
    ? [
        error(
          '/access',
          `«${pointer}» no llega con lo que envía un empleado: nadie podría enviarlo.`,
        ),
      ]
    : [];
}
