import type { Schema } from '#/contract/schema.ts';
import type { Actor } from '../ports/actor.ts';
import type { Context } from '../ports/context.ts';
import type { TenantDb } from '../database/withTenant.ts';
import type { FoundOperation } from '../operations/findOperation.ts';
import type { Words } from '../kernel/words.ts';
import { toWireOrNull } from '#/domain/money/wire.ts';
import { readIsActive } from '../interveners/checkActive.ts';
import { readCertificatesAhead } from './certificateAhead.ts';
import { DATES_AHEAD } from './datesAhead.ts';
import { readBenefitsAhead } from './readBenefitsAhead.ts';
import { readGivers } from './readGivers.ts';
import { moneyToReturn } from './moneyToReturn.ts';
import { increaseSaying } from './increaseSaying.ts';
import { findReceipt } from './readReceipt.ts';
import { findReplacing } from './findReplacing.ts';
import { operationActions } from './operationActions.ts';
import { findUndoing } from '../operations/undoings.ts';
import { toOperation, toWholeOperation } from '../operations/toOperation.ts';
import { todayOf } from '../positions/loadPortfolio.ts';
import { readCancellationFacts, type CancellationFacts } from './cancellationFacts.ts';
import { navCalendarOf } from '../positions/navCalendar.ts';

type Wire = Schema<'Operation'>;

/**
 * One operation with what the asker may do with it now, the change of it that waits for signatures, and which
 * NAV it gets and why.
 * @param whole in whose words, and with every field that some type has, null where this one has none
 */
export async function describeOperation(
  context: Context,
  db: TenantDb,
  actor: Actor,
  found: FoundOperation,
  whole?: { words: Words },
): Promise<Wire> {
  const today = todayOf(context, actor);
  const operation = (whole ? toWholeOperation : toOperation)(
    found.row,
    today,
    navCalendarOf(actor.tenant),
  );
  const raised = operation.is_periodic ? increaseSaying(operation) : null;
  const isCancelled = found.row.operation_status === 'CANCELLED';
  const known = await readCancellationFacts(db, actor.tenant, [found.row], context.now());
  const facts = known.get(found.row.uuid);
  const { row, account } = found;
  const givers = await readGivers(db, actor, [{ row, account }], today);
  const isActive = await readIsActive(db, actor, today);
  const acting = { row, account, isActive, mayGive: givers.has(row.uuid) };
  const ahead = await readBenefitsAhead(context, db, actor.tenant, [row]);
  const certificates = await readCertificatesAhead(db, actor.tenant, [row], {
    ...{ today, count: DATES_AHEAD },
  });
  return {
    ...{ ...operation, ...ahead.get(row.uuid) },
    certificate_needed_on: certificates.get(row.uuid)?.on ?? null,
    ...(whole && { per_increase_text: raised && whole.words.value(raised) }),
    ...operationActions(actor, acting, operation, today, facts),
    uuid_pending_change: facts?.openChange ?? null,
    uuid_replaced_by: isCancelled ? await findReplacing(db, found.row.uuid) : null,
    uuid_undone_by: await findUndoing(db, found.row.uuid),
    uuid_receipt: await findReceipt(db, found.row.uuid),
    money_back: toWireOrNull(await moneyToReturn(db, found.row, isCancelled), 2),
    ...expectedNav(facts),
    ...evidenceOf(found.row.details),
  };
}

/** What its giver read before it, and where all that they were asked and answered is kept. */
const evidenceOf = ({ papers_read, uuid_transcript }: Record<string, unknown>) => ({
  papers_read: (papers_read as string[] | undefined) ?? [],
  uuid_transcript: (uuid_transcript as string | undefined) ?? null,
});

/** Of an order that is not executed yet, or an internal transfer that has only left. */
function expectedNav(facts: CancellationFacts | undefined) {
  const priced = facts?.priced;
  if (!priced || !(facts.isNothingExecuted || priced.left)) return {};
  const { nav, product } = priced;
  if (nav.date === undefined) return { nav_waits_for: nav.waitsFor };
  return {
    expected_nav_date: nav.date,
    expected_nav_product: product.name_product,
    nav_reason: nav.because,
    complete_at: nav.completeAt,
    nav_cut_off: nav.cutOff,
  };
}
