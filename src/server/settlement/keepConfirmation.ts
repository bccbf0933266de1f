import { kindFor } from '#/domain/documentKinds/kindsFor.ts';
import { todayIn } from '#/domain/dates/wallClock.ts';
import type { TenantDb } from '../database/withTenant.ts';
import { keepOrderPaper } from '../orders/keepOrderPaper.ts';
import { paperFileName } from '../files/paperFileName.ts';
import type { Context } from '../ports/context.ts';
import type { Tenant } from '../ports/tenant.ts';

const EXECUTION = kindFor('EXECUTION');

/** Keeps the confirmation of what was executed among an operation's documents, in the transaction that executes it. */
export async function keepConfirmation(
  { context, tenant }: { context: Pick<Context, 'id' | 'now'>; tenant: Tenant },
  db: TenantDb,
  operation: string,
): Promise<void> {
  const day = todayIn(tenant.timeZone, context.now().toISOString());
  await keepOrderPaper(context, db, {
    operation,
    subcategory: EXECUTION,
    filename: paperFileName(tenant.words(), EXECUTION, day),
    isSigned: false,
    recipe: { make: 'execution' },
  });
}
