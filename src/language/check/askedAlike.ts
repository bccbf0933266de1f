import { calls as known } from '#/contract/calls.gen.ts';
import type { FormDocument } from '../documents/form.ts';
import type { Value } from '../expressions/binding.ts';
import { sentMembers } from '../requests/sentMembers.ts';
import { segments, step } from '../values/pointer.ts';
import type { Assembled } from '../assembly/assemble.ts';
import { writtenAt } from '../assembly/writtenAt.ts';
import { operationTypes } from '#/domain/operations/index.ts';
import { checkOrderType } from './orderType.ts';
import { error, type Check, type Context } from './context.ts';

/** A member that a reading call is asked with, and the form sends as something else. */
export interface Unlike {
  member: string;
  asked: string;
  sent: string;
  /** Where the call is asked. */
  pointer: string;
  /** Where it is sent; missing where nothing is, and another call asks otherwise. */
  sentAt?: string | undefined;
}

/**
 * What a form shows and is judged by is about what it sends: a reading call takes a member that is sent too from the
 * same place, and its path the thing that the body names (`/accounts/{id}` the `uuid_account`). What either takes from
 * an answer of the server is the server's. The calls of a form that sends nothing ask about one thing. Where a part
 * sends what no form that uses it asks about, it is told there.
 */
export const checkAskedAlike: Check = (document, context) => {
  if (document.kind !== 'form') return [];
  // A type of order that the form is not for is told where it is sent.
  const isRefused = checkOrderType(document, context).length > 0;
  const all = askedUnlike(document.value as FormDocument).filter(
    ({ member, sent, sentAt }) =>
      member !== 'operation_type' ||
      sentAt === undefined ||
      (!isRefused && Object.hasOwn(operationTypes, sent)),
  );
  return all.flatMap(({ member, asked, sent, pointer, sentAt }, index) => {
    // Two that stand in each other's place are one mistake.
    const isOtherHalf = all
      .slice(0, index)
      .some((one) => one.asked === sent && one.sent === asked && beside(one.pointer, pointer));
    if (isOtherHalf) return [];
    if (sentAt !== undefined && isOfPart(document, sentAt, pointer, context, member))
      return [
        error(
          sentAt,
          `Se envía «${sent}» en «${member}» y se pregunta por «${asked}»: sería otra cosa.`,
        ),
      ];
    const other =
      sentAt === undefined
        ? `otra lectura pregunta por «${sent}»`
        : `el formulario envía «${sent}»`;
    return [
      error(pointer, `Se pregunta por «${asked}» y ${other} en «${member}»: sería otra cosa.`),
    ];
  });
};

/** Whether two members are given to the same call. */
const beside = (one: string, other: string) =>
  one.split('/input/')[0] === other.split('/input/')[0];

/** Members that reading calls of a form take from elsewhere than what is sent. */
export function askedUnlike(form: FormDocument): Unlike[] {
  const { submit, load, calls = {} } = form;
  if (!submit && !form.next) return [];
  const sent = new Map<string, { said: string; at?: string }>();
  for (const { member, answer, value: given, pointer } of submit ? sentMembers(form) : []) {
    const said = answer === undefined ? told(given) : `/answers/${answer}`;
    if (said !== undefined) sent.set(member, { said, at: pointer });
  }
  for (const [own, given] of Object.entries(submit?.input?.path ?? {})) {
    const said = told(given);
    if (said !== undefined)
      sent.set(namedBy(submit!.call, own), { said, at: `/submit/input/path${step(own)}` });
  }
  const reading = Object.entries(calls).map(([name, use]) => ({ use, at: `/calls${step(name)}` }));
  if (load) reading.push({ use: load, at: '/load' });
  return reading.flatMap(({ use: { call, input = {} }, at }) =>
    (['path', 'query', 'body'] as const).flatMap((part) =>
      Object.entries(input[part] ?? {}).flatMap(([own, given]) => {
        const member = part === 'path' ? namedBy(call, own) : own;
        const asked = told(given);
        const other = sent.get(member);
        if (!submit && asked !== undefined && !other) sent.set(member, { said: asked });
        if (asked === undefined || other === undefined || asked === other.said) return [];
        const pointer = `${at}/input/${part}${step(own)}`;
        return [{ member, asked, sent: other.said, pointer, sentAt: other.at }];
      }),
    ),
  );
}

/** Whether a part sends it that does not ask, and every form that uses the part asks about something else. */
function isOfPart(
  { id, origins }: Assembled,
  sentAt: string,
  pointer: string,
  { documents }: Context,
  member: string,
): boolean {
  const part = writtenAt(origins, sentAt)?.key;
  if (part === undefined || part === writtenAt(origins, pointer)?.key) return false;
  const others = [...documents.values()].filter(
    (other) =>
      other.kind === 'form' &&
      other.id !== id &&
      other.origins?.some(({ at, key }) => key === part && at === sentAt) === true,
  );
  return (
    others.length > 0 &&
    others.every(({ value }) =>
      askedUnlike(value as FormDocument).some((one) => one.member === member),
    )
  );
}

/** What a value says, where a document says it: a literal, or where it is read. */
function told(value: Value | undefined): string | undefined {
  if (value === undefined || value === null || typeof value !== 'object') return String(value);
  return segments(value.from)[0] === 'data' ? undefined : value.from;
}

/** The member by which bodies name what a parameter of a path names: `/accounts/{id}` the `uuid_account`. */
function namedBy(call: string, parameter: string): string {
  const path = Object.hasOwn(known, call) ? known[call as keyof typeof known].path : '';
  const places = path.split('/');
  const collection = places[places.indexOf(`{${parameter}}`) - 1] ?? '';
  return `uuid_${collection.replace(/s$/, '')}`;
}
