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
import { shownOfChange } from './changeTerms.ts';
import { judgeEdit, UNCHANGED } from './judgeEdit.ts';
import { judgeMove } from './judgeMove.ts';
import { nothingNext } from './keepReceipt.ts';
import { toChangeFollows } from './nextPayment.ts';
import { nameOfShown } from './shownTerms.ts';
import { feesOf } from './shownTermsOf.ts';
import { toChangedTerms } from './termWords.ts';
import { readReasonWords } from './toOrderReasons.ts';

type Preview = Schema<'OperationChange'>;
type Asked = Input<'previewOperationChange'>['body'];
type Asking = Pick<
  HandlerRequest<'previewOperationChange'>,
  'context' | 'actor' | 'tenant' | 'words'
>;

/**
 * What a change of an operation would make of it, from what to what, and what follows; why it would be refused, where
 * it would, by the judges of the change itself. Keeps nothing.
 */
export async function previewChange(
  asking: Asking,
  db: TenantDb,
  found: FoundOperation,
  { change, is_whole, ...given }: Asked,
  { today, mayBeSame }: { today: string; mayBeSame: boolean },
): Promise<Preview> {
  const { context, actor, words } = asking;
  const { row } = found;
  const measure = row.amount_shares_indicator;
  const product = (await readProducts(db)).get(row.key_product);
  const fees = product ? feesOf(product) : null;
  const follows = (next: ReceiptFacts['next']) => toChangeFollows(next, measure, words);
  return orWhyNot(asking, db, { change, fees }, async () => {
    const at = { today, lock: false };
    if (change !== 'EDIT') {
      const { terms, next } = await judgeMove(context, db, actor, found, moves[change], at);
      const told = toChangedTerms(terms, measure, words);
      return { change, terms: told, next: follows(next), fees, reasons: [], shown: null };
    }
    const changes = { ...(is_whole && { per_end_date: null }), ...given } as Partial<Order>;
    const edit = await judgeEdit(context, db, actor, found, changes, at);
    const say = await readReasonWords(context, asking.tenant, db, words);
    const terms = await withNames(db, edit.terms);
    return {
      change,
      terms: toChangedTerms(terms, measure, words),
      next: follows(edit.next),
      fees,
      reasons: edit.isSame && !mayBeSame ? say([UNCHANGED]) : [],
      shown: nameOfShown(shownOfChange(row, edit, edit.next, actor.tenant)),
    };
  });
}

const moves = {
  SUSPEND: 'PERIODIC_SUSPENDED',
  RESUME: 'PERIODIC_ACTIVE',
  CANCEL: 'CANCELLED',
} as const;

/** What the form that edits an order asks. */
const edited: ReadonlySet<string> = new Set(['/gross_amount', '/per_end_date']);

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
      ...{ code, path: path.replace(/^\/body(?=\/|$)/, '') },
      ...(params && { params }),
    }));
    return {
      ...of,
      terms: [],
      next: toChangeFollows(nothingNext, null, words),
      reasons: say(issues),
      is_mended_by_edit: of.change === 'RESUME' && issues.some(({ path }) => edited.has(path)),
      shown: null,
    };
  }
}
