import { facts } from '#/contract/facts.gen.ts';
import { isFact } from '../contract/factTypes.ts';
import { pointersOf, type Condition, type Scalar } from '../expressions/condition.ts';
import type { FormDocument, Property } from '../documents/form.ts';
import { bodyOf } from '../requests/bodyOf.ts';
import { isAboutOther } from '../requests/isAboutOther.ts';
import { propertiesSent } from '../requests/ownQuestions.ts';
import { segments } from '../values/pointer.ts';
import { error, ofKind, type Check, type Context } from './context.ts';
import { isForNobody } from './formsForOthers.ts';
import { isSatisfiable } from './isSatisfiable.ts';
import { valuesOf } from './options.ts';
import { checkOrderType } from './orderType.ts';

/**
 * Forms that submit the same call, of those whose answers are kept, differ by a constant: a request bears the fixed value of one form which no
 * answer of the other can be, so that nobody has what one form asks judged by the other. So do forms that are never
 * for the same person, and one that is about who answers from one that is about somebody else.
 */
export const checkDistinct: Check = (document, context) => {
  const { kind, value } = document;
  if (kind !== 'form') return [];
  const form = value as FormDocument;
  if (!form.submit || !isKept(form.submit.call)) return [];
  // A form of another type of order than its own is told as that.
  if (checkOrderType(document, context).length > 0) return [];
  return formsOf(context, form.submit.call)
    .filter((other) => !isForNobody(form, context) && !isForNobody(other, context))
    .filter((other) => isTold(form, other) && !differ(form, other) && !areForOthers(form, other))
    .map((other) =>
      error(
        '/submit/input',
        `«${form.id}» y «${other.id}» envían «${form.submit!.call}» y nada fijo los distingue: dé a cada uno una constante.`,
      ),
    );
};

/** Of two forms it is told at one: at that which is for anybody, or at the later. */
function isTold(form: FormDocument, other: FormDocument): boolean {
  if (form.id === other.id) return false;
  // Whom a form is for is missing, and that is told there.
  if ([form, other].some(({ access, otherwise }) => otherwise !== undefined && !access))
    return false;
  const [own, its] = [form.access === undefined, other.access === undefined];
  return own === its ? form.id > other.id : own;
}

/** Answers that are kept have one judge; what a guest asks is judged by the contract whichever form it came from. */
const isKept = (call: string) =>
  Object.hasOwn(facts, call) && facts[call as keyof typeof facts].evidence !== undefined;

const formsOf = (context: Context, call: string) =>
  ofKind<FormDocument>(context, 'form').filter(({ submit }) => submit?.call === call);

/** Whether nobody may fill in both. */
const areForOthers = ({ access: one }: FormDocument, { access: other }: FormDocument): boolean =>
  one !== undefined &&
  other !== undefined &&
  (readsUnknown(one) || readsUnknown(other) || !isSatisfiable({ all: [one, other] }, () => ({})));

/** Who fills it in cannot be told from a fact that is not there, and that is told where it is read. */
const readsUnknown = (access: Condition) =>
  pointersOf(access).some((pointer) => {
    const [root, name = ''] = segments(pointer);
    return root === 'facts' && !isFact(name);
  });

/** Whether no request can come of both. */
function differ(one: FormDocument, other: FormDocument): boolean {
  if (isAboutOther(one) !== isAboutOther(other)) return true;
  const [left, right] = [placesOf(one), placesOf(other)];
  const names = new Set([...left.keys(), ...right.keys()]);
  return [...names].some((name) => areApart(left.get(name), right.get(name)));
}

/** What stands at a place: one value or some, always or perhaps. */
interface Possible {
  values: Scalar[] | 'any';
  isFixed: boolean;
}

/** A fixed value is apart from what cannot be it, and from nothing at all. */
function areApart(left: Possible | undefined, right: Possible | undefined): boolean {
  if (!left?.isFixed && !right?.isFixed) return false;
  if (!left || !right) return true;
  if (left.values === 'any' || right.values === 'any') return false;
  const values = right.values;
  return left.values.every((value) => !values.includes(value));
}

/** Every parameter and member that a form gives, with what may stand there. */
function placesOf(form: FormDocument): Map<string, Possible> {
  const { path, query } = form.submit?.input ?? {};
  const body = bodyOf(form);
  const found = new Map<string, Possible>();
  for (const [place, values] of Object.entries({ path, query, body }))
    for (const [name, value] of Object.entries(values ?? {})) {
      if (value === null || typeof value !== 'object')
        found.set(`${place}/${name}`, { values: [value], isFixed: true });
      else found.set(`${place}/${name}`, answered(propertyAt(form, value.from)));
    }
  if (!body)
    for (const [name, property] of propertiesSent(form))
      found.set(`body/${name}`, answered(property));
  return found;
}

function propertyAt({ data }: FormDocument, pointer: string): Property | undefined {
  const [root, name, ...rest] = segments(pointer);
  return root === 'answers' && name !== undefined && rest.length === 0
    ? data.properties[name]
    : undefined;
}

function answered(property: Property | undefined): Possible {
  const values = property ? valuesOf(property) : [];
  return {
    values: values.length > 0 && property?.type !== 'array' ? values : 'any',
    isFixed: false,
  };
}
