import { operationTypes } from '#/domain/operations/index.ts';
import type { OperationTypeName } from '#/domain/operations/kinds/operationType.ts';
import type { FormDocument } from '../documents/form.ts';
import { sentMembers } from '../requests/sentMembers.ts';
import { error, type Check } from './context.ts';
import { graveness } from './grave.ts';

/** Members of an order that some type asks for and another does not know. */
const ofTypes: ReadonlySet<string> = new Set(
  Object.values(operationTypes).flatMap(({ required, optional }) => [...required, ...optional]),
);

/** The form of an order is for the type that it sends: investors order it, and what is sent is what the type asks for. */
export const checkOrderType: Check = ({ kind, value }) => {
  const form = value as FormDocument;
  if (kind !== 'form' || !form.submit || graveness(form.submit.call) !== 'regulated') return [];
  const sent = sentMembers(form);
  const given = sent.find(({ member }) => member === 'operation_type');
  const word = given?.value;
  if (typeof word !== 'string' || !Object.hasOwn(operationTypes, word)) return [];
  const { orderers, required, optional } = operationTypes[word as OperationTypeName];
  if (orderers === null) return [error(given!.pointer, `Ningún inversor ordena «${word}».`)];
  const names = sent.map(({ member }) => member);
  const asked: readonly string[] = [...required, ...optional];
  const faults = [
    ...required
      .filter((member) => !names.includes(member))
      .map((member) => `falta «${member}», que esa orden exige`),
    ...names
      .filter((member) => ofTypes.has(member) && !asked.includes(member))
      .map((member) => `«${member}» no es de esa orden`),
  ];
  return faults.length === 0
    ? []
    : [error(given!.pointer, `El formulario no es para «${word}»: ${faults.join('; ')}.`)];
};
