import type { Input } from '#/contract/call.ts';
import { asksOwn } from '#/language/requests/ownQuestions.ts';
import { currentForms } from '../answers/releasedForms.ts';
import { checkActive, readSelf } from '../interveners/checkActive.ts';
import { findOperation, type FoundOperation } from '../operations/findOperation.ts';
import { previewChange } from '../orders/previewChange.ts';
import { assertMayOrder } from '../orders/assertMayOrder.ts';
import { readReceipt } from '../orders/readReceipt.ts';
import { todayOf } from '../positions/loadPortfolio.ts';
import type { Handler } from '../ports/handler.ts';

/** As whom a change is made: whoever may not send it looks at none. */
const actionOf = (
  { row }: FoundOperation,
  change: Input<'previewOperationChange'>['body']['change'],
) =>
  change === 'CANCEL' || (change === 'EDIT' && !row.operation_status.startsWith('PERIODIC_'))
    ? 'cancel_order'
    : 'periodics';

/** What a change of an operation would make of it, before it is sent; 403 for whoever may not send it. */
const previewOperationChange: Handler<'previewOperationChange'> = (request) =>
  request.inTenant(async (db) => {
    const { context, actor, path, body } = request;
    const today = todayOf(context, actor);
    const found = await findOperation(db, actor, path.id, today);
    checkActive(await readSelf(db, actor), today);
    assertMayOrder(actor, found, actionOf(found, body.change), today);
    // Where something of the tenant's own is asked, only what is sent says whether anything changes.
    const forms = await currentForms(context, actor, 'updateOperation');
    const mayBeSame = forms.some(({ form }) => asksOwn(form));
    const change = await previewChange(request, db, found, body, { today, mayBeSame });
    return { data: { change } };
  });

/** The receipt of what was sent about an operation. */
const getOperationReceipt: Handler<'getOperationReceipt'> = ({
  context,
  actor,
  words,
  path,
  inTenant,
}) =>
  inTenant(async (db) => {
    const { row } = await findOperation(db, actor, path.id, todayOf(context, actor));
    return { data: { receipt: await readReceipt(db, words, row, path.receiptId) } };
  });

/** What is looked at before a change of an operation is sent, and what stands of it afterwards. */
export const operationChanges = { previewOperationChange, getOperationReceipt };
