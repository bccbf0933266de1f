import type { Assembled } from '../assembly/assemble.ts';
import { writtenAt } from '../assembly/writtenAt.ts';
import { alternatives } from '../contract/alternatives.ts';
import { callOf } from '../contract/callOf.ts';
import { membersOf } from '../contract/locate.ts';
import type { FormDocument } from '../documents/form.ts';
import { sentMembers } from '../requests/sentMembers.ts';
import { step } from '../values/pointer.ts';
import { error, type Check, type Context } from './context.ts';
import { graveCallOf } from './grave.ts';

/**
 * Words that ask for one member of a call ask for no other one of it, in whatever form: who reads “Importe bruto” gives
 * the gross amount. It is told where fewer files say so.
 */
export const checkAskedWords: Check = ({ kind, value }, context) => {
  if (kind !== 'form') return [];
  const form = value as FormDocument;
  // A member that its call does not take is told as that.
  const all = askedIn(context).filter(
    ({ call, member }) => call === undefined || takes(call, member, context),
  );
  return all
    .filter((one) => one.form === form.id)
    .flatMap((one) => {
      const alike = all.filter(({ words }) => words === one.words);
      const other = alike.find(
        ({ member, call }) =>
          member !== one.member &&
          !isSentAs(form, one.answer, member) &&
          (takes(one.call, member, context) || takes(call, one.member, context)),
      );
      if (!other) return [];
      const others = alike.filter(({ member }) => member === other.member);
      const own = alike.filter(({ member }) => member === one.member);
      if ((filesOf(own) - filesOf(others) || own.length - others.length) > 0) return [];
      return [
        error(
          one.pointer,
          `«${one.words}» pregunta «${other.member}» en «${other.form}»: aquí pide «${one.member}».`,
        ),
      ];
    });
};

const filesOf = (all: readonly Asked[]) => new Set(all.map(({ file }) => file)).size;

interface Asked {
  form: string;
  /** None where the form only says what would come of it. */
  call: string | undefined;
  member: string;
  /** The question. */
  answer: string;
  words: string;
  pointer: string;
  /** Where the words stand: a part says them for several forms. */
  file: string;
}

/** Every question of all forms, with the member of the grave call that its answer is. */
function askedIn({ documents }: Context): Asked[] {
  const found = known.get(documents) ?? [...documents.values()].flatMap(askedBy);
  known.set(documents, found);
  return found;
}

const known = new WeakMap<Context['documents'], Asked[]>();

function askedBy({ kind, value, file, origins = [] }: Assembled): Asked[] {
  if (kind !== 'form') return [];
  const form = value as FormDocument;
  const call = graveCallOf(form);
  return sentMembers(form).flatMap(({ member, answer }): Asked[] => {
    const words = answer === undefined ? undefined : form.data.properties[answer]?.title;
    if (answer === undefined || words === undefined) return [];
    // The answer to another question is told as that.
    if (answer !== member && Object.hasOwn(form.data.properties, member)) return [];
    const pointer = `/data/properties${step(answer)}/title`;
    const place = writtenAt(origins, pointer)?.file ?? file;
    return [{ form: form.id, call, member, answer, words, pointer, file: place }];
  });
}

/** Whether the same answer is sent as that member as well: its words ask for it. */
const isSentAs = (form: FormDocument, answer: string, member: string): boolean =>
  sentMembers(form).some((one) => one.answer === answer && one.member === member);

/** Whether a call has a member of this name. */
const takes = (call: string | undefined, member: string, { contract }: Context): boolean =>
  call !== undefined &&
  alternatives(contract, callOf(contract, call)?.body?.schema).flatMap(membersOf).includes(member);
