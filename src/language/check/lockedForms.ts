import { facts } from '#/contract/facts.gen.ts';
import { LOCKS, type LocksDocument } from '../documents/locksDocument.ts';
import { read, step } from '../values/pointer.ts';
import type { ScreenDocument } from '../documents/screen.ts';
import { tenantOf } from '../assembly/source.ts';
import { error, type Check } from './context.ts';
import { graveCallOf, isKept } from './grave.ts';

/**
 * A form that bears locks is shown by a locked block of a shared screen, which answers nothing beforehand; where
 * nothing may be said beside it, the whole screen is locked.
 */
export const checkLockedForms: Check = ({ kind, file, value, variant }, { documents }) => {
  if (kind !== 'screen') return [];
  const screen = value as ScreenDocument;
  const table = documents.get(LOCKS)?.value as LocksDocument | undefined;
  return Object.entries(screen.blocks).flatMap(([name, block]) => {
    const form = block.type === 'form' ? documents.get(`form/${String(block.form)}`)?.value : {};
    const at = `/blocks${step(name)}`;
    const call = graveCallOf(form);
    const isNew = variant && read(variant.base, `${at}/form`) !== block.form;
    if ((tenantOf(file) || isNew) && (isKept(form) || call !== undefined))
      return [
        error(
          `${at}/form`,
          `El formulario «${String(block.form)}» lo muestran sólo las pantallas compartidas.`,
        ),
      ];
    if (!isKept(form)) return [];
    const said = `El formulario «${String(block.form)}» tiene bloqueos`;
    const alone = call !== undefined && table?.calls[call]?.alone === true;
    return [
      ...(screen.locked === true || (block.locked === true && !alone)
        ? []
        : [
            error(
              at,
              alone
                ? `${said} y nada puede decirse a su lado: la pantalla ha de estar bloqueada.`
                : `${said}: el bloque que lo muestra ha de estar bloqueado.`,
            ),
          ]),
      ...(call !== undefined && block.initial !== undefined && isOfPeople(call)
        ? [error(`${at}/initial`, `«${call}» no puede llevar respuestas dadas de antemano.`)]
        : []),
    ];
  });
};

/** Whether the person concerned answers: what staff find already written they check against a document. */
const isOfPeople = (call: string): boolean =>
  facts[call as keyof typeof facts].callers.some((caller) => caller !== 'staff');
