import { operationTypes } from '#/domain/operations/index.ts';
import type { Condition } from '../expressions/condition.ts';
import type { FormDocument } from '../documents/form.ts';
import type { ScreenDocument } from '../documents/screen.ts';
import { sentMembers } from '../requests/sentMembers.ts';
import { step } from '../values/pointer.ts';
import { error, type Check } from './context.ts';

/** A page shows the form of an order where its address asks for that type of order, and for no other. */
export const checkShownType: Check = ({ kind, value }, { documents }) => {
  if (kind !== 'screen') return [];
  return Object.entries((value as ScreenDocument).blocks).flatMap(([id, block]) => {
    if (block.type !== 'form' || !block.when) return [];
    const form = documents.get(`form/${block.form}`)?.value as FormDocument | undefined;
    const given =
      form?.submit && sentMembers(form).find(({ member }) => member === 'operation_type');
    const type = given?.value;
    const others = typesIn(block.when).filter((one) => one !== type);
    if (typeof type !== 'string' || others.length === 0) return [];
    return [
      error(
        `/blocks${step(id)}/when`,
        `Se ve con «${others.join('», «')}», y el formulario «${block.form}» envía «${type}».`,
      ),
    ];
  });
};

/** The types of orders that must be asked for where a condition holds. */
function typesIn(condition: Condition): string[] {
  if ('all' in condition) return condition.all.flatMap(typesIn);
  if (!('equals' in condition) || typeof condition.equals !== 'string') return [];
  return Object.hasOwn(operationTypes, condition.equals) ? [condition.equals] : [];
}
