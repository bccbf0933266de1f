import type { FormDocument } from '../documents/form.ts';
import type { Condition } from '../expressions/condition.ts';
import { same } from '../locks/guarded.ts';
import { lockedFields } from '../locks/lockedForm.ts';
import type { CallLocks, MemberLocks } from '../documents/locksDocument.ts';
import { nearestWord } from '../values/nearestWord.ts';
import { step } from '../values/pointer.ts';
import type { Diagnostic } from '../values/diagnostic.ts';
import type { SentMember } from '../requests/sentMembers.ts';
import { error } from './context.ts';
import { whyUnruled } from './columnRules.ts';

/**
 * Members that the table names are answered by the person, under the rule that they must keep, and none is missing.
 * @param strays members that the form sends and the call does not take
 */
export function checkMembers(
  form: FormDocument,
  entry: CallLocks,
  sent: SentMember[],
  strays: readonly string[],
): Diagnostic[] {
  return [
    ...undeclared(form, entry),
    ...strangers(entry, sent),
    ...named(form, entry, sent, strays),
  ];
}

/** No locked box that is always shown has to be ticked. */
function undeclared(form: FormDocument, { declared }: CallLocks): Diagnostic[] {
  const boxes = lockedFields(form).filter(
    (name) =>
      form.data.properties[name]?.truthyCheckbox === true &&
      form.data.properties[name].default === undefined &&
      form.load?.answers[name] === undefined &&
      !isHidden(form, name),
  );
  return !declared || boxes.length > 0
    ? []
    : [error('/data/properties', 'una casilla bloqueada con la que se declare, siempre visible.')];
}

/** What is sent as if it had been answered. */
function strangers(
  { whole, given = [], members = {} }: CallLocks,
  sent: SentMember[],
): Diagnostic[] {
  return sent
    .filter(({ member, answer }) => whole && answer === undefined && !given.includes(member))
    .filter(({ member }) => !Object.hasOwn(members, member))
    .map(({ member, pointer }) =>
      error(pointer, `que «${member}» lo responda la persona: no puede ir dado.`),
    );
}

function named(
  form: FormDocument,
  entry: CallLocks,
  sent: SentMember[],
  strays: readonly string[],
): Diagnostic[] {
  const members = Object.entries(entry.members ?? {});
  const names = sent.map(({ member }) => member);
  const absent = members
    .filter(([member, asked]) => !names.includes(member) && isDue(asked, sent))
    // What is sent under a misspelt name is told there.
    .filter(([member]) => nearestWord(member, strays) === undefined)
    .map(([member, asked]) => `«${member}»${ruleOf(asked)}`);
  const missing = absent.length > 0 ? [`que se pregunte y se envíe ${absent.join(', ')}.`] : [];
  const wrong = members.flatMap(([member, asked]) => {
    const given = sent.filter((one) => one.member === member);
    return given.flatMap(({ answer, pointer }) =>
      answer === undefined
        ? [error(pointer, `que «${member}» lo responda la persona: no puede ir dado.`)]
        : checkAsked(form, member, answer, asked, isDue(asked, sent)),
    );
  });
  return [...missing.map((why) => error('/submit', why)), ...wrong];
}

const ruleOf = ({ rule }: MemberLocks) => (rule ? ` con la regla «${rule}»` : '');

/** Whether the form has to ask it: always, or because of what else it may send. */
function isDue({ must, when }: MemberLocks, sent: SentMember[]): boolean {
  if (!when) return must === true;
  return Object.entries(when).every(([member, values]) =>
    sent
      .filter((one) => one.member === member)
      .some(({ value }) => typeof value !== 'string' || values.includes(value)),
  );
}

function checkAsked(
  form: FormDocument,
  member: string,
  name: string,
  { rule, by, must, told }: MemberLocks,
  due: boolean,
): Diagnostic[] {
  const property = form.data.properties[name];
  if (!property) return [];
  const at = `/data/properties${step(name)}`;
  const why = whyUnruled(property, { rule, by });
  if (why) return [error(at + why.at, `que «${member}» ${why.says}.`)];
  const hidden = due && must === true && isHidden(form, name, toldOf(form, member, told));
  return hidden ? [error(`/fields${step(name)}`, `que «${member}» se pregunte siempre.`)] : [];
}

/** The conditions under which the server says that a member is asked. */
const toldOf = (form: FormDocument, member: string, told?: string): Condition[] =>
  told === undefined
    ? []
    : Object.keys(form.calls ?? {}).map((call) => ({
        at: `/data${step(call)}${told}`,
        includes: member,
      }));

/**
 * Asked under a condition only, at the whim of an empty answer, or in no step at all.
 * @param allowed conditions under which it may be asked
 */
function isHidden(form: FormDocument, name: string, allowed: readonly Condition[] = []): boolean {
  const places = Object.values(form.steps).filter(({ fields }) => Object.hasOwn(fields, name));
  const shown = Object.values(form.rules ?? {}).some(
    ({ show, when }) =>
      show && Object.hasOwn(show, name) && !allowed.some((condition) => same(condition, when)),
  );
  const answered =
    form.fields[name]?.required === true || form.data.properties[name]?.truthyCheckbox === true;
  return places.length === 0 || places.some(({ when }) => when) || shown || !answered;
}
