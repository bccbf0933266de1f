import { operationTypes } from '#/domain/operations/index.ts';
import { callOf } from '../contract/callOf.ts';
import { locate } from '../contract/locate.ts';
import { answerSchema } from '../contract/scopeSchema.ts';
import type { Condition, Scalar } from '../expressions/condition.ts';
import type { CallUse, FormDocument } from '../documents/form.ts';
import type { ScreenDocument } from '../documents/screen.ts';
import { isOfType } from '../blocks/isOfType.ts';
import { sentMembers } from '../requests/sentMembers.ts';
import { step } from '../values/pointer.ts';
import type { Diagnostic } from '../values/diagnostic.ts';
import { askedUnlike } from './askedAlike.ts';
import { error, type Check, type Context } from './context.ts';
import { graveness } from './grave.ts';

/** Where the terms of an order say whether it can be given at all. */
const OPEN = '/terms/availability/is_available';

/**
 * A page shows the form of an order while the order can be given, of the type that is asked for and of no other, and
 * says why where it cannot. What page and form both ask about an order is the same order.
 */
export const checkOpenOrders: Check = ({ kind, value }, context) => {
  if (kind !== 'screen') return [];
  const { blocks, data = {} } = value as ScreenDocument;
  const shown = Object.entries(blocks).flatMap(([id, block]) => {
    if (!isOfType(block, 'form')) return [];
    const form = context.documents.get(`form/${block.form}`)?.value as FormDocument | undefined;
    return form && saysTerms(form, context) ? [{ id, form, when: block.when }] : [];
  });
  const terms = Object.entries(data).find(([, { call }]) => isTerms(call, context));
  const orders = shown.filter(
    ({ form }) => form.submit && graveness(form.submit.call) === 'regulated',
  );
  if (orders.length === 0) return terms ? otherTypes(terms, shown) : [];
  if (!terms) {
    const [{ id, form }] = orders as [(typeof orders)[number]];
    const { data: source } = blocks[id]!;
    // A call that is misspelt, or not there, is told as that.
    const isHidden = Object.values(data).some(({ call }) => !callOf(context.contract, call));
    if (isHidden || (source !== undefined && !Object.hasOwn(data, source))) return [];
    return [
      error(
        `/blocks${step(id)}`,
        `La pantalla no pide las condiciones de la orden: «${form.id}» se vería aunque no se pueda dar.`,
      ),
    ];
  }
  const open = `/data/${terms[0]}${OPEN}`;
  const closed = Object.values(blocks).some(({ when }) => when && isExactly(when, open, false));
  return [
    ...otherTypes(terms, shown),
    ...orders.flatMap(({ id, form, when }) => unguarded(id, form, when, open, terms[1])),
    ...(closed
      ? []
      : [
          error(
            '/blocks',
            `Cuando la orden no se puede dar, nada dice por qué: falta un bloque con «${open}» igual a false.`,
          ),
        ]),
  ];
};

const isTerms = (call: string, { contract }: Context) =>
  locate(contract, answerSchema(contract, call), OPEN).found?.every(
    ({ type }) => type === 'boolean',
  ) === true;

const saysTerms = ({ calls = {} }: FormDocument, context: Context) =>
  Object.values(calls).some(({ call }) => isTerms(call, context));

/** The page asks about another type of order than a form on it. */
function otherTypes(
  [name, { call, input }]: [string, CallUse],
  shown: readonly { form: FormDocument }[],
): Diagnostic[] {
  const asked = input?.query?.['operation_type'];
  if (typeof asked !== 'string') return [];
  return shown
    .filter(({ form }) => askedUnlike(form).length === 0)
    .flatMap(({ form }) =>
      Object.values(form.calls ?? {})
        .filter((use) => use.call === call)
        .map((use) => ({ id: form.id, own: use.input?.query?.['operation_type'] })),
    )
    .filter(({ own }) => typeof own === 'string' && own !== asked)
    .slice(0, 1)
    .map(({ id, own }) =>
      error(
        `/data${step(name)}/input/query/operation_type`,
        `La pantalla pregunta por «${asked}» y el formulario «${id}» por «${String(own)}».`,
      ),
    );
}

/** A form that would be seen while its order cannot be given, or beside those of other types. */
function unguarded(
  id: string,
  form: FormDocument,
  when: Condition | undefined,
  open: string,
  { input }: CallUse,
): Diagnostic[] {
  const type = sentMembers(form).find(({ member }) => member === 'operation_type')?.value;
  const asked = input?.query?.['operation_type'];
  const from = asked !== null && typeof asked === 'object' ? asked.from : undefined;
  const at = `/blocks${step(id)}${when ? '/when' : ''}`;
  if (!when || !needs(when, open, (value) => value === true))
    return [
      error(
        at,
        `«${form.id}» se vería aunque la orden no se pueda dar: falta «${open}» igual a true.`,
      ),
    ];
  const isOfOne = (value: Scalar) =>
    typeof value === 'string' && Object.hasOwn(operationTypes, value);
  return typeof type === 'string' && from !== undefined && !needs(when, from, isOfOne)
    ? [error(at, `«${form.id}» se vería con cualquier orden: falta «${from}» igual a «${type}».`)]
    : [];
}

/** Whether a condition only holds where such a value stands at a pointer. */
function needs(condition: Condition, at: string, is: (value: Scalar) => boolean): boolean {
  if ('all' in condition) return condition.all.some((part) => needs(part, at, is));
  if ('any' in condition)
    return condition.any.length > 0 && condition.any.every((part) => needs(part, at, is));
  return 'equals' in condition && condition.at === at && is(condition.equals);
}

const isExactly = (condition: Condition, at: string, value: Scalar) =>
  'equals' in condition && condition.at === at && condition.equals === value;
