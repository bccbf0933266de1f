import { checkOrder } from '#/domain/access/checkOrder.ts';
import type { PlainDate } from '#/domain/dates/plainDate.ts';
import type { Issue } from '#/domain/kernel/issue.ts';
import { isMinor } from '#/domain/people/isMinor.ts';
import { mayBegin } from '#/domain/operations/checks/checkOperation.ts';
import { orderObstacles, type OrderSubject } from '#/domain/operations/checks/obstacles.ts';
import { findOperationType, parseOperationType } from '#/domain/operations/findOperationType.ts';
import type { OperationType } from '#/domain/operations/kinds/operationType.ts';
import type { IntervenerRow } from '../interveners/toIntervener.ts';
import type { Actor } from '../ports/actor.ts';
import type { TenantDb } from '../database/withTenant.ts';
import { readOwnOwed } from '../people/readOwnOwed.ts';
import type { LoadedOrderContext } from './loadOrderContext.ts';
import { readConditions } from './orderParties.ts';
import { readTest } from './readTest.ts';

/** Why no order of a type may be given: by the person, the account or the role, and by the product as it is held. */
export interface Obstacles {
  access: Issue[];
  /** Untold to whom the role does not let order: what is held is not theirs to know. */
  product: Issue[];
}

/** What stands in the way of every order of a type on an account and product: of its terms, and of the order itself. */
export async function readObstacles(
  db: TenantDb,
  actor: Actor,
  subject: OrderSubject,
  orderContext: LoadedOrderContext,
): Promise<Obstacles> {
  const access = await accessIssues(db, actor, subject, orderContext);
  const isBarred = access.some(({ code }) => ofRole.test(code));
  return { access, product: isBarred ? [] : productIssues(subject, orderContext) };
}

const BY_REQUEST = 'operation.made_by_request';
const ofRole = /^(tutor_blocked|action_not_allowed|needs_.+|operation\.made_by_request)$/;

function productIssues(subject: OrderSubject, { rules }: LoadedOrderContext): Issue[] {
  const type = parseOperationType(subject.operation_type);
  if (!type || !mayBegin(type, rules, 'INVESTOR'))
    return [{ code: 'operation.not_offered', path: '/operation_type' }];
  return orderObstacles(type, subject, rules);
}

/** What of access stands in the way of orders of a type, and of their simulation. */
export async function accessIssues(
  db: TenantDb,
  actor: Actor,
  { operation_type }: Pick<OrderSubject, 'operation_type'>,
  { account, intervener, product, rules, signatories }: LoadedOrderContext,
): Promise<Issue[]> {
  const type = findOperationType(operation_type);
  if (!type?.orderers) return [{ code: whyNobody(type), path: '' }];
  const met = await readConditions(db, {
    account: account.uuid,
    intervener: intervener.uuid,
    isPension: product.kind !== 'FI',
    hasValidatedBank: account.has_validated_bank_account,
    roles: signatories.map(({ role }) => role),
  });
  const person = await asOrderer(db, actor, intervener, rules.today);
  const given = { type: operation_type, orderers: type.orderers, today: rules.today, met };
  return checkOrder({ intervener: person, account, ...given });
}

/** What a standing order brings is given by nobody, whatever their role. */
const whyNobody = (type: OperationType | undefined): string =>
  type?.begunBy === 'SYSTEM' && type.isPeriodic ? BY_REQUEST : 'action_not_allowed';

/** Who orders, as access judges them: whether of age, and until when their test counts. */
export async function asOrderer(
  db: TenantDb,
  actor: Actor,
  intervener: IntervenerRow,
  today: PlainDate,
) {
  const test = await readTest(db, actor);
  return {
    ...intervener,
    is_minor: intervener.type === 'F' && isMinor(intervener, today),
    convenience_expires_on: test?.expires_on ?? null,
    declarations_owed: await readOwnOwed(db, intervener, today),
  };
}
