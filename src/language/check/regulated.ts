import { alternatives } from '../contract/alternatives.ts';
import { callOf } from '../contract/callOf.ts';
import { membersOf } from '../contract/locate.ts';
import type { FormDocument } from '../documents/form.ts';
import { lockedFields } from '../locks/lockedForm.ts';
import { LOCKS, type CallLocks, type LocksDocument } from '../documents/locksDocument.ts';
import { step } from '../values/pointer.ts';
import type { Diagnostic } from '../values/diagnostic.ts';
import { sentMembers, type SentMember } from '../requests/sentMembers.ts';
import type { CodesDocument } from '../documents/tenantDocuments.ts';
import { checkBeforehand } from './beforehand.ts';
import { checkColumnRules, whyUnruled } from './columnRules.ts';
import { error, type Check, type Context } from './context.ts';
import { graveCallOf, graveness } from './grave.ts';
import { checkListedQuestions } from './listedQuestions.ts';
import { checkMembers } from './members.ts';
import { checkNumberCountries } from './numberCountries.ts';
import { checkPapersShown } from './papersShown.ts';
import { checkTestAnswers } from './testAnswers.ts';

/**
 * A form that sends a regulated call bears the locks that the table asks of it: what it sends is asked in locked
 * fields of locked steps and never answered beforehand, nothing that must be asked is left out, and questions say
 * what the list of questions says.
 */
export const checkRegulated: Check = ({ kind, value }, context) => {
  if (kind !== 'form') return [];
  const form = value as FormDocument;
  const call = graveCallOf(form);
  if (!call || graveness(call) !== 'regulated') return [];
  const table = context.documents.get(LOCKS)?.value as LocksDocument | undefined;
  const entry = table?.calls[call];
  if (!entry)
    return [
      error('/submit/call', `«${call}» está regulada y la tabla de bloqueos no dice qué exige.`),
    ];
  const sent = sentMembers(form);
  const because = `«${call}» exige`;
  const faults = [
    ...unlocked(form, entry, sent),
    ...checkMembers(form, entry, sent, straysIn(form, sent, context)),
    ...checkBeforehand(form, entry, sent),
    ...leftOut(entry, sent, context),
    ...unanswered(form, entry, sent, context),
    ...otherWords(form, entry, sent, context),
    ...checkListedQuestions(form, entry, sent, context),
    ...checkNumberCountries(form, entry, sent),
    ...checkTestAnswers(form, entry, sent),
    ...checkPapersShown(form, entry, sent, context),
  ];
  // Whoever may pass a question over is not asked it always: told once, with what is missing.
  const isPassedOver = ({ pointer }: Diagnostic) =>
    faults.some((one) => one.pointer === `${pointer}/required`);
  return [
    ...faults
      .filter((fault) => !isPassedOver(fault))
      .map((fault) => ({
        ...fault,
        message: `${because} ${fault.message} (${entry.source})`,
      })),
    ...checkColumnRules(form, entry, sent),
  ];
};

/** Answers that must be locked and are not, by themselves or by their step; and steps whose words are open. */
function unlocked(form: FormDocument, entry: CallLocks, sent: SentMember[]): Diagnostic[] {
  const locked = new Set(lockedFields(form));
  const names = new Set(
    sent
      .filter(({ member }) => entry.whole || Object.hasOwn(entry.members ?? {}, member))
      .flatMap(({ answer }) => answer ?? []),
  );
  if (form.locked === true) return [];
  const open = Object.entries(form.steps).flatMap(([id, place]) => {
    const within = Object.keys(place.fields).filter((name) => names.has(name));
    return place.locked === true || within.length === 0 ? [] : [{ id, within }];
  });
  return [
    ...open.map(({ id, within }) =>
      error(
        `/steps${step(id)}`,
        `que el paso «${id}», en el que está «${within.join('», «')}», esté bloqueado.`,
      ),
    ),
    ...[...names]
      .filter((name) => !locked.has(name) && !open.some(({ within }) => within.includes(name)))
      .map((name) =>
        error(`/fields${step(name)}`, `que el campo «${name}» o su paso estén bloqueados.`),
      ),
  ];
}

/** Members that the call does not take, where it says which it takes. */
function straysIn(form: FormDocument, sent: SentMember[], { contract }: Context): string[] {
  const bodies = alternatives(contract, callOf(contract, form.submit!.call)?.body?.schema);
  const taken = bodies.flatMap(membersOf);
  return taken.length === 0
    ? []
    : sent.map(({ member }) => member).filter((member) => !taken.includes(member));
}

/** Questions that must be asked and are not. */
function leftOut(entry: CallLocks, sent: SentMember[], { documents }: Context): Diagnostic[] {
  const asked = new Set(
    sent.filter(({ answer }) => answer !== undefined).map(({ member }) => member),
  );
  const missing = (members: string[]) => members.filter((member) => !asked.has(member));
  const list = documents.get(`codes/${entry.words}`)?.value as CodesDocument | undefined;
  const every = entry.every ? missing(Object.keys(list?.items ?? {})) : [];
  const groups = Object.values(entry.groups ?? {}).map(missing);
  const nearest = groups.sort((a, b) => a.length - b.length)[0] ?? [];
  return [...new Set([...every, ...nearest])].map((member) =>
    error('/data/properties', `que se pregunte «${member}».`),
  );
}

/** Questions that must be asked and may be passed over: nothing of the form ever requires an answer. */
function unanswered(
  form: FormDocument,
  { every, words, groups = {}, members = {} }: CallLocks,
  sent: SentMember[],
  { documents }: Context,
): Diagnostic[] {
  const list = documents.get(`codes/${words}`)?.value as CodesDocument | undefined;
  const asked = new Set([
    ...Object.values(groups).flat(),
    ...(every ? Object.keys(list?.items ?? {}) : []),
    ...Object.keys(members).filter((member) => members[member]!.must === true),
  ]);
  const isDemanded = (name: string) =>
    form.fields[name]?.required === true ||
    form.data.properties[name]?.truthyCheckbox === true ||
    Object.values(form.rules ?? {}).some(({ require: names = {} }) => names[name] === true);
  // A box that need not be ticked is told as that.
  const isUnruled = (member: string, name: string) => {
    const property = form.data.properties[name];
    const wanted = Object.hasOwn(members, member) ? members[member]! : {};
    return property !== undefined && whyUnruled(property, wanted) !== undefined;
  };
  return sent.flatMap(({ member, answer }) =>
    answer === undefined || !asked.has(member) || isDemanded(answer) || isUnruled(member, answer)
      ? []
      : [error(`/fields${step(answer)}/required`, `que «${member}» tenga que responderse.`)],
  );
}

/** Questions of the list that are asked in other words. */
function otherWords(
  form: FormDocument,
  { words }: CallLocks,
  sent: SentMember[],
  { documents }: Context,
): Diagnostic[] {
  const list = documents.get(`codes/${words}`)?.value as CodesDocument | undefined;
  return sent.flatMap(({ member, answer }) => {
    const label = list && Object.hasOwn(list.items, member) ? list.items[member]!.label : undefined;
    const title = answer === undefined ? undefined : form.data.properties[answer]?.title;
    return label === undefined || title === undefined || title === label
      ? []
      : [
          error(
            `/data/properties${step(answer!)}/title`,
            `que «${member}» se pregunte así: «${label}».`,
          ),
        ];
  });
}
