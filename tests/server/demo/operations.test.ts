import { describe, expect, test } from 'vitest';
import type { OperationType } from '#/domain/operations/kinds/operationType.ts';
import { operationTypes } from '../../../src/domain/operations/index.ts';
import { operationKinds } from '../../../src/domain/operations/operationKinds.ts';
import { operationStatuses } from '../../../src/domain/operations/status/statuses.ts';
import { transitions } from '../../../src/domain/operations/status/transitions.ts';
import { told, type ToldChange } from './told.ts';

/** The demo's own day and others on which somebody may start it: leap day, new year, summer. */
const instants = [
  '2026-11-20T11:00:00Z',
  '2026-02-10T06:00:00Z',
  '2026-07-04T21:30:00Z',
  '2027-01-01T00:30:00Z',
  '2028-02-29T23:30:00Z',
];
const tenants = ['almadraba', 'encinar', 'faro'];
const everywhere = instants.map((instant, index) => [tenants[index % 3]!, instant] as const);

const kindOf = (key: string) => (key.startsWith('64') ? 'P' : 'F');
const statuses = Object.keys(operationStatuses);

/** Whether a change follows the one before it and somebody like this may make it. */
function isPermitted(change: ToldChange, before: ToldChange | undefined): boolean {
  const { status_from, status_to, changed_by } = change;
  if (status_from === null) return before === undefined;
  return (
    status_from === before?.status_to &&
    transitions.some(
      ({ from, to, by }) =>
        (from as readonly string[]).includes(status_from) &&
        to === status_to &&
        (by as readonly string[]).includes(changed_by),
    )
  );
}

describe('the operations of the demo', () => {
  test.each(instants)('told on %s have every status, in funds and in plans', (instant) => {
    for (const kind of ['F', 'P']) {
      const found = told('almadraba', instant)
        .operations.filter(({ key_product }) => kindOf(key_product) === kind)
        .map(({ operation_status }) => operation_status);
      expect([kind, [...new Set(found)].sort()]).toEqual([kind, [...statuses].sort()]);
    }
  });

  test.each(instants)('told on %s have every type that there is', (instant) => {
    const found = told('almadraba', instant).operations.map(({ operation_type }) => operation_type);
    // What undoes a purchase comes of a bank that takes its money back, and of nothing that is given.
    const types = Object.values<OperationType>(operationTypes);
    const undoing = types.flatMap(({ undoneBy }) => undoneBy ?? []);
    const given = Object.keys(operationTypes).filter((name) => !undoing.includes(name as never));
    expect([...new Set(found)].sort()).toEqual(given.sort());
  });

  test('are of types that their product takes', () => {
    for (const { operation_type, key_product } of told('almadraba').operations) {
      const { kinds } = operationTypes[operation_type as keyof typeof operationTypes];
      expect([operation_type, kinds]).toEqual([
        operation_type,
        expect.arrayContaining([kindOf(key_product)]),
      ]);
    }
  });

  test('have no pension plans and nothing periodic where the tenant offers neither', () => {
    const { operations, rows } = told('encinar');
    const periodic = operations.filter(
      ({ operation_type, details }) => /PERIODIC/.test(operation_type) || details.is_periodic,
    );
    expect(periodic).toEqual([]);
    expect(operations.filter(({ key_product }) => kindOf(key_product) === 'P')).toEqual([]);
    const offered: readonly string[] = operationKinds.F_DISABLE_PERIODICS;
    expect(operations.filter(({ operation_type }) => offered.includes(operation_type))).not.toEqual(
      [],
    );
    expect(rows.products.filter(({ kind }) => kind === 'PP')).toEqual([]);
  });

  test.each(everywhere)(
    'of %s on %s were executed at the NAV of their day, none later',
    (tenant, instant) => {
      const { operations, navs, story } = told(tenant, instant);
      const published = new Map(
        [...navs].map(([key, series]) => [
          key,
          new Map(series.map(({ date, nav }) => [date, String(nav)])),
        ]),
      );
      const wrong = operations.filter(
        ({ key_product, nav, nav_date, request_date }) =>
          nav_date !== null &&
          (published.get(key_product)?.get(nav_date) !== nav ||
            nav_date < request_date.slice(0, 10) ||
            nav_date >= story.day.today),
      );
      expect(wrong).toEqual([]);
    },
  );

  test.each(everywhere)(
    'of %s on %s are finished only if they moved something',
    (tenant, instant) => {
      const moved = told(tenant, instant).operations.filter(
        ({ operation_status, operation_type, details }) =>
          operation_status === 'FINALIZED' &&
          !operation_type.startsWith('SOLICITUD_') &&
          !details.per_start_date,
      );
      expect(moved.length).toBeGreaterThan(2_500);
      expect(moved.filter(({ shares }) => !(BigInt(shares ?? 0) > 0n))).toEqual([]);
    },
  );
});

describe('the history of an operation', () => {
  test.each(everywhere)(
    'of %s on %s leads to its status by permitted changes',
    (tenant, instant) => {
      const { operations, histories } = told(tenant, instant);
      const wrong = operations.filter(({ uuid, operation_status }) => {
        const changes = histories.get(uuid) ?? [];
        const leads =
          changes[0]?.status_from === null && changes.at(-1)?.status_to === operation_status;
        return !leads || !changes.every((change, index) => isPermitted(change, changes[index - 1]));
      });
      expect(wrong).toEqual([]);
    },
  );

  test.each(everywhere)('of %s on %s goes forward in time and is past', (tenant, instant) => {
    const { operations, histories } = told(tenant, instant);
    const now = new Date(instant).toISOString();
    const wrong = operations.filter(({ uuid, request_date }) => {
      const times = histories.get(uuid)!.map(({ changed_at }) => changed_at);
      const isForward = times.every((time, index) => index === 0 || times[index - 1]! <= time);
      return times[0] !== request_date || !isForward || times.at(-1)! > now;
    });
    expect(wrong).toEqual([]);
  });

  test.each([
    ['ana/1/ana-partial', ['REGISTERED_ONLINE', 'SIGNED', 'VALIDATED']],
    ['ana/3/ana-lock', ['REGISTERED_ONLINE', 'SIGNED', 'VALIDATED', 'RD_SENT']],
    ['ana/1/ana-global', ['REGISTERED_ONLINE', 'SIGNED', 'VALIDATED', 'PERIODIC_ACTIVE']],
    [
      'ana/2/ana-plan',
      ['REGISTERED_ONLINE', 'SIGNED', 'VALIDATED', 'PERIODIC_ACTIVE', 'PERIODIC_SUSPENDED'],
    ],
    ['luis/2/luis-issue', ['REGISTERED_ONLINE', 'SIGNED', 'VALIDATED', 'SNCE_1', 'SNCE_2']],
    ['luis/2/luis-papers', ['REGISTERED']],
  ])('of %s is %o', (key, expected) => {
    const { histories, story } = told('almadraba');
    const changes = histories.get(story.id(`operation/${key}`))!;
    expect(changes.map(({ status_to }) => status_to)).toEqual(expected);
  });

  test('of what came with a migration is one line, finished', () => {
    const { operations, histories, story } = told('almadraba');
    const account = story.id('account/migrada/1');
    const [operation] = operations.filter(({ uuid_account }) => uuid_account === account);
    expect(operation!.channel).toBe('MIGRACION');
    expect(histories.get(operation!.uuid)).toMatchObject([{ status_to: 'FINALIZED' }]);
  });

  test('of a transfer that the other entity refused says so', () => {
    const { operations, histories } = told('almadraba');
    const refused = operations.filter(
      ({ operation_type, operation_status }) =>
        operation_type === 'SOLICITUD_TRASPASO_EXTERNO_ENTRADA' && operation_status === 'CANCELLED',
    );
    expect(refused).toHaveLength(1);
    expect(histories.get(refused[0]!.uuid)!.at(-1)).toMatchObject({
      status_from: 'SNCE_1',
      changed_by: 'SYSTEM',
      reason: expect.stringContaining('rechazado'),
    });
  });
});
