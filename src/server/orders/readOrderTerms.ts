import type { Schema } from '#/contract/schema.ts';
import { checkAction } from '#/domain/access/checkAction.ts';
import { phrase } from '#/domain/appropriateness/checkPhrase.ts';
import { toWire, toWireOrNull } from '#/domain/money/wire.ts';
import type { OrderSubject } from '#/domain/operations/checks/obstacles.ts';
import { operationTypeOf } from '#/domain/operations/findOperationType.ts';
import { entryRange } from '#/domain/operations/terms/entryRange.ts';
import { papersOf } from '#/domain/operations/kinds/papersOf.ts';
import { remedyOf } from '#/domain/operations/terms/orderRemedies.ts';
import { ordererList } from '#/domain/operations/terms/ordererList.ts';
import { toConfirm } from '#/domain/operations/terms/papersToRead.ts';
import { saleRange, type Measured } from '#/domain/operations/terms/saleRange.ts';
import { navOn } from '#/domain/valuation/navSeries.ts';
import type { PutOff } from '#/domain/pensions/deferredTo.ts';
import type { TenantDb } from '../database/withTenant.ts';
import type { HandlerRequest } from '../ports/handler.ts';
import { readNavBook } from '../positions/navBook.ts';
import { awaited } from './awaited.ts';
import { toSend } from './toSend.ts';
import { contributionRoom } from './contributionRoom.ts';
import type { LoadedOrderContext } from './loadOrderContext.ts';
import { neededAcknowledgement } from './neededAcknowledgement.ts';
import { orderChoices } from './orderChoices.ts';
import { orderDatesOf } from './orderDates.ts';
import { readObstacles } from './orderObstacles.ts';
import { readOrderPapers } from './orderPapers.ts';
import { nameOfShown } from './shownTerms.ts';
import { feesOf, shownTermsOf } from './shownTermsOf.ts';
import { readReasonWords } from './toOrderReasons.ts';

type Terms = Schema<'OrderTerms'>;
type Asking = Pick<HandlerRequest<'getOrderTerms'>, 'context' | 'actor' | 'tenant' | 'words'>;

/** What terms are asked of: an order before its amounts are filled in, and what its dates hang on. */
export interface TermsQuery extends OrderSubject, PutOff {
  operation_type: Terms['operation_type'];
  per_start_date?: string;
}

/**
 * Everything that an order of a type on an account and product may be and what it needs, by the same functions that
 * judge the order.
 */
export async function readOrderTerms(
  { context, actor, tenant, words }: Asking,
  db: TenantDb,
  asked: TermsQuery,
  orderContext: LoadedOrderContext,
): Promise<Terms> {
  const { account, product, target, rules } = orderContext;
  const { operation_type } = asked;
  const type = operationTypeOf(operation_type);
  const { access, product: ofProduct } = await readObstacles(db, actor, asked, orderContext);
  const issues = [...access, ...ofProduct];
  const say = await readReasonWords(context, tenant, db, words);
  const acknowledgement = await neededAcknowledgement(db, actor, operation_type, orderContext);
  const papers = await readOrderPapers(db, operation_type, orderContext);
  // Who may not order here is told nothing of what is held.
  const isOpen = access.length === 0;
  const sale =
    isOpen && type.checks.includes('takenOut')
      ? saleRange(type, asked, orderContext.rules)
      : undefined;
  const entry = isOpen
    ? entryRange(type, asked, rules, asked.per_start_date ?? rules.today)
    : undefined;
  const { pp_redemption_cause, pp_redemption_defer, pp_redemption_defer_date } = asked;
  const details = { pp_redemption_cause, pp_redemption_defer, pp_redemption_defer_date };
  const { waits_for, documents } = awaited({ operation_type, details }, orderContext);
  // Contributors hear nothing of what the holder takes out.
  const seesOrders = isOpen && checkAction(account, 'see_position', rules.today).length === 0;
  const lock = seesOrders
    ? rules.operations.find(({ uuid }) => uuid === rules.availability.lockedBy)
    : undefined;
  const point = navOn((await readNavBook(context, db)).get(product.key_product), rules.today);
  const now = context.now().toISOString();
  return {
    uuid_account: account.uuid,
    operation_type,
    key_product: product.key_product,
    name_product: product.name_product,
    kind: rules.product.kind,
    key_product_target: target?.key_product ?? null,
    name_product_target: target?.name_product ?? null,
    shown: nameOfShown(shownTermsOf(asked, orderContext, papers, acknowledgement, tenant)),
    availability: {
      is_available: issues.length === 0,
      reasons: say(issues),
      has_to_send_certificate: issues.some((issue) => remedyOf(issue) === 'send_certificate'),
    },
    minimum: sale?.minimum ?? grossOf(entry?.minimum ?? null),
    maximum: sale?.maximum ?? grossOf(entry?.maximum ?? null),
    maximum_partial: sale?.maximum_partial ?? grossOf(entry?.maximum ?? null),
    maximum_by_period: entry?.maximum_by_period ?? null,
    total: sale?.total ?? null,
    remaining_minimum: type.checks.includes('remaining')
      ? toWireOrNull(rules.product.minimumRemaining ?? null, 2)
      : null,
    has_redemption_in_progress: seesOrders && rules.availability.isInProgress,
    lock: lock
      ? {
          uuid: lock.uuid,
          operation_type: lock.operation_type as Terms['operation_type'],
          operation_status: lock.operation_status as NonNullable<Terms['lock']>['operation_status'],
          request_date: lock.request_date ?? null,
        }
      : null,
    contribution:
      isOpen && type.isContribution ? contributionRoom(context, tenant, orderContext) : null,
    papers,
    to_confirm: toConfirm(papersOf(type, (target ?? product).kind === 'FI' ? 'F' : 'P'), papers),
    documents_to_send: documents.map(toSend),
    acknowledgement: {
      kind: acknowledgement,
      phrase: acknowledgement === 'phrase' ? phrase : null,
    },
    ...(isOpen
      ? await orderChoices({ context, tenant }, db, asked, orderContext, { say, words })
      : { pay_methods: [], bank_accounts: [] }),
    is_beneficiary: isOpen && rules.isBeneficiary === true,
    benefit_running: isOpen ? (rules.benefitRunning ?? null) : null,
    cause_since: isOpen ? causeSince(orderContext) : null,
    own_plan_codes: type.checks.includes('origin') ? [...(rules.ownPlanCodes ?? [])] : [],
    own_isins: type.checks.includes('origin') ? [...(rules.ownIsins ?? [])] : [],
    waits_for,
    dates:
      orderDatesOf({ operation_type, details }, now, orderContext, {
        zone: tenant.timeZone,
        words,
      }) ?? null,
    nav: point ? toWire(point.nav, 6) : null,
    nav_date: point?.date ?? null,
    fees: feesOf(product),
    target_fees: target ? feesOf(target) : null,
    orderers: ordererList(type),
  };
}

const grossOf = (gross_amount: string | null): Measured => ({
  gross_amount,
  net_amount: null,
  shares: null,
});

/** First day on which something can have befallen the holder, for who knows when that was: they and their guardian. */
const causeSince = ({ account, rules }: LoadedOrderContext) =>
  account.roles.some((role) => ['TITULAR', 'PARTICIPE', 'TUTOR'].includes(role))
    ? (rules.holderBorn ?? null)
    : null;
