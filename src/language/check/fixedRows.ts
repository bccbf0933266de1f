import type { FormDocument } from '../documents/form.ts';
import { isFieldOf } from '../widgets/asked.ts';
import { step } from '../values/pointer.ts';
import { error, type Check } from './context.ts';

/** Rows that nobody adds or takes away come from the server, say which is which, and are drawn without buttons. */
export const checkFixedRows: Check = ({ kind, value }) => {
  if (kind !== 'form') return [];
  const { fields, load } = value as FormDocument;
  return Object.entries(fields).flatMap(([name, field]) => {
    if (!isFieldOf(field, 'rows') || field.fixed !== true) return [];
    const at = `/fields${step(name)}`;
    const idle = (['add', 'remove', 'started'] as const).filter(
      (part) => field[part] !== undefined,
    );
    const faults = [
      ...(idle.length === 0
        ? []
        : [
            error(
              `${at}/fixed`,
              `En una lista fija no se añade ni se quita: sobra «${idle.join('», «')}».`,
            ),
          ]),
      ...(Object.hasOwn(load?.answers ?? {}, name)
        ? []
        : [error(`${at}/fixed`, `Falta «${name}» en «load»: de ahí salen las filas fijas.`)]),
      ...(Object.values(field.fields).some(({ widget }) => widget === 'readonly')
        ? []
        : [
            error(
              `${at}/fixed`,
              'Falta una columna «readonly», que diga qué es cada una de las filas.',
            ),
          ]),
    ];
    // What it is besides follows from that it was meant to be another list.
    return faults.slice(0, 1);
  });
};
