import type { Input } from '#/contract/call.ts';
import type { Schema } from '#/contract/schema.ts';
import type { Issue } from '#/domain/kernel/issue.ts';
import type { ReceiptFacts } from '#/domain/operations/changes/receipt.ts';
import type { Order } from '#/domain/orders/order.ts';
import type { TenantDb } from '../database/withTenant.ts';
import { HttpError } from '../kernel/httpError.ts';
import type { FoundOperation } from '../operations/findOperation.ts';
import { readProducts } from '../products/readProducts.ts';
import type { HandlerRequest } from '../ports/handler.ts';
import { withNames } from './namedTerms.ts';
import { nextOfChange, shownOfChange } from './changeTerms.ts';
import { nothingNext } from './keepReceipt.ts';
import { toChangeFollows } from './nextPayment.ts';
import { nameOfShown } from './shownTerms.ts';
import { feesOf } from './shownTermsOf.ts';
import { statusChange } from './statusChange.ts';
import { toChangedTerms } from './termWords.ts';
import { readReasonWords } from './toOrderReasons.ts';
import { validateChange } from './validateChange.ts';

type Preview = Schema<'OperationChange'>;
type Asked = Input<'previewOperationChange'>['body'];
type Asking = Pick<
  HandlerRequest<'previewOperationChange'>,
  'context' | 'actor' | 'tenant' | 'words'
>;

/**
 * What a change of an operation would make of it, from what to what, and what follows; why it would be refused, where
 * it would. Keeps nothing.
 */
export async function previewChange(
  asking: Asking,
  db: TenantDb,
  { row }: FoundOperation,
  { change, ...changes }: Asked,
  today: string,
): Promise<Preview> {
  const { actor, words } = asking;
  const measure = row.amount_shares_indicator;
  const product = (await readProducts(db)).get(row.key_product);
  const fees = product ? feesOf(product) : null;
  const follows = (next: ReceiptFacts['next']) => toChangeFollows(next, measure, words);
  if (change !== 'EDIT') {
    const to = {
      SUSPEND: 'PERIODIC_SUSPENDED',
      RESUME: 'PERIODIC_ACTIVE',
      CANCEL: 'CANCELLED',
    } as const;
    const { terms, next } = await statusChange(db, actor.tenant, row, to[change], today);
    const told = toChangedTerms(terms, measure, words);
    const seen = { change, terms: told, next: follows(next), fees, reasons: [], shown: null };
    if (change !== 'RESUME') return seen;
    return orWhyNot(asking, db, { change, fees }, async () => {
      await validateChange(asking.context, db, actor, row, {}, { lock: false });
      return seen;
    });
  }
  return orWhyNot(asking, db, { change, fees }, async () => {
    const edit = changes as Partial<Order>;
    const validated = await validateChange(asking.context, db, actor, row, edit, { lock: false });
    const terms = await withNames(db, validated.terms);
    const next = await nextOfChange(db, actor.tenant, row, validated);
    return {
      change,
      terms: toChangedTerms(terms, measure, words),
      next: follows(next),
      fees,
      reasons: [],
      shown: nameOfShown(shownOfChange(row, validated, next, actor.tenant)),
    };
  });
}

/** What is seen of a change, or why it would be refused. */
async function orWhyNot(
  { context, tenant, words }: Asking,
  db: TenantDb,
  of: Pick<Preview, 'change' | 'fees'>,
  see: () => Promise<Preview>,
): Promise<Preview> {
  try {
    return await see();
  } catch (error) {
    if (!(error instanceof HttpError) || error.status >= 500 || error.status === 404) throw error;
    const say = await readReasonWords(context, tenant, db, words);
    const issues: Issue[] = error.details.map(({ code, path = '', params }) => ({
      ...{ code, path },
      ...(params && { params }),
    }));
    return {
      ...of,
      terms: [],
      next: toChangeFollows(nothingNext, null, words),
      reasons: say(issues),
      shown: null,
    };
  }
}
