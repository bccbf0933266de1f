import type { PlainDate } from '#/domain/dates/plainDate.ts';
import { compareBookPlaces } from '#/domain/operations/availability/bookPlace.ts';
import type { Operation } from '#/domain/orders/operation.ts';
import type { TenantDb } from '../database/withTenant.ts';
import type { Tenant } from '../ports/tenant.ts';
import { readOrderNavs } from './readOrderNavs.ts';

/** The order in hand among those under way. */
export interface InHand {
  operation_type: string;
  /** NAV date that it would get. */
  date: PlainDate | undefined;
  /** The first of those that were given after it, where it is one that is changed. */
  before?: string;
}

/** Operations as they take their lots, and which of them do so before the order in hand. */
export interface BookOrder {
  operations: Operation[];
  goesBefore: (operation: Pick<Operation, 'uuid'>) => boolean;
}

/**
 * Puts an account's operations in the order in which its book is kept.
 * @param operations in the order of their requests
 * @param waiting those of them that will take something
 */
export async function inBookOrder(
  db: TenantDb,
  tenant: Pick<Tenant, 'id' | 'timeZone' | 'holidays'>,
  operations: readonly Operation[],
  waiting: readonly string[],
  inHand: InHand,
): Promise<BookOrder> {
  if (waiting.length === 0) return { operations: [...operations], goesBefore: () => true };
  const rows = await db
    .selectFrom('operations')
    .selectAll()
    .where('uuid', 'in', [...waiting])
    .execute();
  const navs = await readOrderNavs(db, tenant, rows);
  const places = new Map(
    rows.map(({ uuid, operation_type }) => [
      uuid,
      { operation_type, date: navs.get(uuid)?.nav.date },
    ]),
  );
  const given = operations.findIndex(({ uuid }) => uuid === inHand.before);
  const later = new Set(given < 0 ? [] : operations.slice(given).map(({ uuid }) => uuid));
  const placeOf = ({ uuid, operation_type }: Operation) => places.get(uuid) ?? { operation_type };
  const goesBefore = ({ uuid }: Pick<Operation, 'uuid'>) => {
    const place = places.get(uuid);
    const order = place && inHand.date ? compareBookPlaces(place, inHand) : 0;
    return order === 0 ? !later.has(uuid) : order < 0;
  };
  return {
    operations: operations.toSorted((one, other) =>
      compareBookPlaces(placeOf(one), placeOf(other)),
    ),
    goesBefore,
  };
}
