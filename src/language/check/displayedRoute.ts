import type { Binding } from '../expressions/binding.ts';
import { grammars } from '../grammar/index.ts';
import { isUnder, lockedIn } from '../locks/lockedIn.ts';
import { segments } from '../values/pointer.ts';
import { tenantOf } from '../assembly/source.ts';
import { error, type Check } from './context.ts';
import { found } from '../grammar/walk.ts';

/**
 * What an address says may choose what is looked at; it is never shown as words or figures: anybody can write a link.
 * Values of a link lead on, inputs of a call select, a first answer can be changed. The locked words of shared
 * documents, which quote what was not understood, are the exception.
 */
export const checkDisplayedRoute: Check = ({ kind, value, file, variant }) => {
  const reviewed = tenantOf(file) ? [] : lockedIn(variant ? variant.base : value);
  return found(grammars[kind], value, 'binding')
    .filter(({ value: binding }) => segments((binding as Binding).from)[0] === 'route')
    .filter(({ value: binding }) => !isDate(binding as Binding))
    .filter(({ pointer }) => !selects(pointer) && !reviewed.some((node) => isUnder(pointer, node)))
    .map(({ pointer }) =>
      error(
        `${pointer}/from`,
        'Lo que dice la dirección elige, pero no se muestra: cualquiera puede escribirla.',
      ),
    );
};

/** A date is shown as one, and nothing else is shown in its place. */
const isDate = ({ as, default: other }: Binding) => as === 'date' && other === undefined;

/** Inputs of calls, places of links that are not in a text, and first answers. */
const selects = (pointer: string) =>
  /\/input\/(?:path|query|body)\/[^/]+$|^\/blocks\/[^/]+\/initial\/[^/]+$|\/load\/answers\/[^/]+$/.test(
    pointer,
  ) ||
  (/\/values\/[^/]+$/.test(pointer) && isOfLink(pointer));

/** A text's own values stand below its text: `/label/values/x`; those of a link stand beside `to`. */
const isOfLink = (pointer: string) =>
  !/\/(?:text|title|label|hint|intro|placeholder|heading|note|summary|status|yes|no|empty|caption)\/values\/[^/]+$/.test(
    pointer,
  );
