import { alternatives } from '../contract/alternatives.ts';
import { callOf } from '../contract/callOf.ts';
import type { FormDocument } from '../documents/form.ts';
import type { CallLocks } from '../documents/locksDocument.ts';
import type { CodesDocument } from '../documents/tenantDocuments.ts';
import { didYouMean } from '../grammar/validateGrammar.ts';
import type { SentMember } from '../requests/sentMembers.ts';
import { step } from '../values/pointer.ts';
import type { Diagnostic } from '../values/diagnostic.ts';
import { error, type Context } from './context.ts';
import { isKeyed } from './isKeyed.ts';

/** What an item of a list of questions may say of the answer, beside the words of the question. */
interface Question {
  /** JSON type of the answer. */
  type?: string;
  maxLength?: number;
  /** The code list that the answer is chosen from. */
  codes?: string;
}

/**
 * Where a call takes any question, the list with their words says which there are, and of what kind their answers
 * are: a form asks no other, and no other kind of answer.
 */
export function checkListedQuestions(
  form: FormDocument,
  { words, members = {} }: CallLocks,
  sent: readonly SentMember[],
  { documents, contract }: Context,
): Diagnostic[] {
  const list = documents.get(`codes/${words}`)?.value as CodesDocument | undefined;
  const body = callOf(contract, form.submit!.call)?.body?.schema;
  if (!list || !alternatives(contract, body).some(isKeyed)) return [];
  const known = [...Object.keys(list.items), ...Object.keys(members)];
  return sent.flatMap(({ member, answer, pointer }) => {
    if (!known.includes(member))
      return [error(pointer, `que «${member}» esté en «${words}».${didYouMean(member, known)}`)];
    const question = Object.hasOwn(list.items, member) ? list.items[member] : undefined;
    return question && answer !== undefined ? unlike(form, answer, question as Question) : [];
  });
}

function unlike(
  form: FormDocument,
  name: string,
  { type, maxLength, codes }: Question,
): Diagnostic[] {
  const property = form.data.properties[name];
  if (!property) return [];
  const at = `/data/properties${step(name)}`;
  const most = property['maxLength'] as number | undefined;
  const own = form.fields[name]?.codes;
  return [
    ...(type !== undefined && property.type !== type
      ? [error(`${at}/type`, `que «${name}» se conteste con «${type}».`)]
      : []),
    ...(maxLength !== undefined && most !== undefined && most > maxLength
      ? [error(`${at}/maxLength`, `que «${name}» no pase de ${maxLength} caracteres.`)]
      : []),
    ...(codes !== undefined && own !== codes
      ? [error(`/fields${step(name)}`, `que «${name}» se elija de «${codes}».`)]
      : []),
  ];
}
