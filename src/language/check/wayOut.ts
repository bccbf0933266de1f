import { facts } from '#/contract/facts.gen.ts';
import { findOperationType } from '#/domain/operations/findOperationType.ts';
import { isDisposal } from '#/domain/operations/kinds/isDisposal.ts';
import type { FormDocument } from '../documents/form.ts';
import { sentMembers } from '../requests/sentMembers.ts';

/**
 * Whether money leaves by a form at its owner's wish, or an order ends by it: it sends an order of a type that takes
 * participations out, or what ends something; or it sends nothing and leads on, for whoever leaves passes by it.
 */
export function isWayOut(form: FormDocument): boolean {
  if (form.next) return true;
  const call = form.submit?.call;
  if (call === undefined || !Object.hasOwn(facts, call)) return false;
  if (facts[call as keyof typeof facts].effect === 'ends') return true;
  const given = sentMembers(form).find(({ member }) => member === 'operation_type')?.value;
  const type = typeof given === 'string' ? findOperationType(given) : undefined;
  return type !== undefined && isDisposal(type);
}
