import { checkAcknowledgement } from '#/domain/appropriateness/checkAcknowledgement.ts';
import type { Issue } from '#/domain/kernel/issue.ts';
import { checkOperation } from '#/domain/operations/checks/checkOperation.ts';
import { checkPapersRead, withReading } from '#/domain/operations/terms/papersToRead.ts';
import type { Order } from '#/domain/orders/order.ts';
import type { Actor } from '../ports/actor.ts';
import type { TenantDb } from '../database/withTenant.ts';
import { HttpError, unprocessable, type ErrorDetail } from '../kernel/httpError.ts';
import type { LoadedOrderContext } from './loadOrderContext.ts';
import { neededAcknowledgement } from './neededAcknowledgement.ts';
import { accessIssues, readObstacles } from './orderObstacles.ts';
import { readOrderPapers } from './orderPapers.ts';
import { checkShownTerms } from './shownTerms.ts';
import { shownTermsOf } from './shownTermsOf.ts';

/** An order with what its giver said about products that are not convenient for them, and what they were shown. */
export type GivenOrder = Order & {
  convenience_phrase?: string | null;
  has_accepted_not_convenient?: boolean | null;
  /** Name of the terms that were shown. */
  shown?: string | null;
  /** A form asked for it, which has shown its terms. */
  byForm?: boolean;
  /** What was read, ticked and typed, as it is kept. */
  uuid_transcript?: string | null;
};

/**
 * Refuses an order that may not be given, with every reason at once: 403 where the person, the account
 * or the role stands in the way, 422 where the order itself does. Nothing of the browser is believed.
 * @source specification §5, §6
 */
export async function assertOrderable(
  db: TenantDb,
  actor: Actor,
  order: GivenOrder,
  orderContext: LoadedOrderContext,
): Promise<void> {
  const { access, product } = await readObstacles(db, actor, order, orderContext);
  if (access.length > 0) throw new HttpError(403, [...access, ...product].map(withoutPath));
  const papers = await readOrderPapers(db, order.operation_type, orderContext);
  const acknowledgement = await neededAcknowledgement(
    db,
    actor,
    order.operation_type,
    orderContext,
  );
  const isNew = orderContext.rules.before === undefined;
  const now = shownTermsOf(order, orderContext, papers, acknowledgement, actor.tenant);
  const issues = [
    ...(isNew
      ? [
          ...checkShownTerms(order.shown, now, order.byForm === true),
          ...checkPapersRead(order, papers),
        ]
      : []),
    ...checkOperation(withReading(order, papers), orderContext.rules),
    ...convenienceIssues(order, acknowledgement),
  ];
  if (issues.length > 0) throw unprocessable(issues);
}

/**
 * Refuses with 403 and every reason whom the person, the account or the role keeps from orders of this
 * type and from their simulation.
 */
export async function assertAdmitted(
  db: TenantDb,
  actor: Actor,
  order: Pick<Order, 'operation_type'>,
  orderContext: LoadedOrderContext,
): Promise<void> {
  const issues = await accessIssues(db, actor, order, orderContext);
  if (issues.length > 0) throw new HttpError(403, issues.map(withoutPath));
}

const withoutPath = ({ code, params }: Issue): ErrorDetail => ({ code, ...(params && { params }) });

function convenienceIssues(
  order: GivenOrder,
  needed: Parameters<typeof checkAcknowledgement>[0],
): Issue[] {
  const given = { ticked: order.has_accepted_not_convenient, phrase: order.convenience_phrase };
  return checkAcknowledgement(needed, given).map((issue) => ({
    ...issue,
    path: paths[issue.path] ?? issue.path,
  }));
}

const paths: Readonly<Record<string, string>> = {
  '/phrase': '/convenience_phrase',
  '/ticked': '/has_accepted_not_convenient',
};
