import type { OperationId } from '#/contract/call.ts';
import { facts } from '#/contract/facts.gen.ts';
import type { FormDocument } from '../documents/form.ts';
import type { Answers } from '../expressions/scope.ts';

/** The member of a body that carries the answers to a tenant's own questions. */
export const OWN_ANSWERS = 'own_answers';

/** Whether a property is a question of the tenant's own: marked so, and not left in the browser. */
export const isOwn = ({ data }: FormDocument, name: string): boolean =>
  Object.hasOwn(data.properties, name) &&
  data.properties[name]!.own === true &&
  data.properties[name]!.local !== true;

/** Whether a form asks any. */
export const asksOwn = (form: FormDocument): boolean =>
  Object.keys(form.data.properties).some((name) => isOwn(form, name));

/** Whether a form may ask questions of the tenant's own: its call keeps what they are answered. */
export const takesOwn = ({ submit }: Pick<FormDocument, 'submit'>): boolean =>
  submit !== undefined &&
  Object.hasOwn(facts, submit.call) &&
  facts[submit.call as OperationId].evidence !== undefined;

/** Properties that are sent to the call's own members. */
export const propertiesSent = (form: FormDocument) =>
  Object.entries(form.data.properties).filter(([name, { local }]) => !local && !isOwn(form, name));

/** Answers to the call's own questions, and to the tenant's. */
export function divided(form: FormDocument, answers: Answers): { call: Answers; own: Answers } {
  const entries = Object.entries(answers);
  return {
    call: Object.fromEntries(entries.filter(([name]) => !isOwn(form, name))),
    own: Object.fromEntries(entries.filter(([name]) => isOwn(form, name))),
  };
}
