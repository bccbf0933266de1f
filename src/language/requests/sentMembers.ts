import type { Value } from '../expressions/binding.ts';
import type { FormDocument } from '../documents/form.ts';
import { bodyOf } from './bodyOf.ts';
import { propertiesSent } from './ownQuestions.ts';
import { segments } from '../values/pointer.ts';

/** A member of the body, or a question within it, with what it is given. */
export interface SentMember {
  member: string;
  /** The whole answer of this field. */
  answer?: string;
  /** Anything else: a literal, or a value read elsewhere. */
  value?: Value;
  pointer: string;
}

/** Everything that a form sends in its body: answers one by one, also where they are sent together. */
export function sentMembers(form: FormDocument): SentMember[] {
  const all = propertiesSent(form).map(([name]) => ({
    member: name,
    answer: name,
    pointer: `/data/properties/${name}`,
  }));
  const written = form.submit?.input?.body;
  const body = bodyOf(form);
  if (!body) return all;
  return Object.entries(body).flatMap(([member, value]): SentMember[] => {
    const isWritten = written !== undefined && Object.hasOwn(written, member);
    const pointer = isWritten ? `/submit/input/body/${member}` : `/data/properties/${member}`;
    const [root, answer, ...deeper] =
      value !== null && typeof value === 'object' ? segments(value.from) : [];
    if (root !== 'answers' || deeper.length > 0) return [{ member, value, pointer }];
    return answer === undefined ? all : [{ member, answer, pointer }];
  });
}
