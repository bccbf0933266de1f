import type { OpenApiDocument } from '#/contract/openapi.ts';
import { operationTypes } from '#/domain/operations/index.ts';
import { alternatives, type Alternative } from '../contract/alternatives.ts';
import { callOf } from '../contract/callOf.ts';
import type { Condition } from '../expressions/condition.ts';
import type { FormDocument } from '../documents/form.ts';
import type { ScreenDocument } from '../documents/screen.ts';
import { sentMembers } from '../requests/sentMembers.ts';
import { step } from '../values/pointer.ts';
import { error, type Check } from './context.ts';

/** A page shows the form of an order where its address asks for that type of order, and for no other. */
export const checkShownType: Check = ({ kind, value }, { documents, contract }) => {
  if (kind !== 'screen') return [];
  const formOf = (id: unknown) =>
    documents.get(`form/${String(id)}`)?.value as FormDocument | undefined;
  const { blocks } = value as ScreenDocument;
  const isOfOrders = Object.values(blocks).some(
    (block) => block.type === 'form' && sendsType(formOf(block.form), contract),
  );
  return Object.entries(blocks).flatMap(([id, block]) => {
    if (block.type !== 'form' || !block.when) return [];
    const form = formOf(block.form);
    const given =
      form?.submit && sentMembers(form).find(({ member }) => member === 'operation_type');
    const type = given?.value;
    const [asked] = typesIn(block.when, ROUTE);
    if (form && isOfOrders && asked !== undefined && !sendsType(form, contract))
      return [
        error(
          `/blocks${step(id)}/form`,
          `Se ve cuando se pide «${asked}», y «${block.form}» no es el formulario de ninguna orden.`,
        ),
      ];
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

/** Where a page is told which order is asked for. */
const ROUTE = '/route/';

/** Whether a form may say which order it sends; a call that is not there is told as that. */
function sendsType(form: FormDocument | undefined, contract: OpenApiDocument): boolean {
  if (!form?.submit) return false;
  const shape = callOf(contract, form.submit.call);
  return !shape || alternatives(contract, shape.body?.schema).some(hasType);
}

const hasType = ({ schema }: Alternative) =>
  Object.hasOwn((schema.properties ?? {}) as object, 'operation_type');

/** The types of orders that must be asked for where a condition holds. */
function typesIn(condition: Condition, below = '/'): string[] {
  if ('all' in condition) return condition.all.flatMap((part) => typesIn(part, below));
  if (!('equals' in condition) || typeof condition.equals !== 'string') return [];
  const isType = Object.hasOwn(operationTypes, condition.equals) && condition.at.startsWith(below);
  return isType ? [condition.equals] : [];
}
