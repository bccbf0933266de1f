import { addDays } from '#/domain/dates/plainDate.ts';
import type { Operation } from '#/domain/orders/operation.ts';
import { checkMove } from '#/domain/operations/status/checkMove.ts';
import type { StatusFacts } from '#/domain/operations/status/guards.ts';
import { parseStatus, type OperationStatus } from '#/domain/operations/status/statuses.ts';
import { transitions, type StatusActor } from '#/domain/operations/status/transitions.ts';
import { beginningOf } from './beginning.ts';
import { earlier, requestedAt } from './requestedAt.ts';
import type { DemoDay } from '../world/day.ts';
import type { DemoOperation } from '../settle/demoOperation.ts';
import type { Row, DemoDataset } from './dataset.ts';

interface Change {
  from: OperationStatus | null;
  to: OperationStatus;
  by: StatusActor;
}

/** The changes of status by which every operation came to where it is, as the state machine allows them. */
export function historyRows({ id, day, operations }: DemoDataset): Row[] {
  const known = new Map<string, Change[]>();
  return operations.flatMap(({ operation, account }) => {
    const { actor, channel, status } = beginningOf(operation, account);
    const { type, stoppedIn = '', fields } = operation;
    const key = [status, stoppedIn, operation.status, type, fields.per_end_date].join();
    const changes = known.get(key) ?? changesOf(operation, status, actor);
    known.set(key, changes);
    const times = timesOf(changes, operation, day);
    return changes.map(({ from, to, by }, index) => ({
      uuid: id(`history/${operation.key}/${index}`),
      uuid_operation: id(`operation/${operation.key}`),
      status_from: from,
      status_to: to,
      changed_at: times[index]?.toISOString(),
      changed_by: by,
      channel,
      reason: to === operation.status && to === 'CANCELLED' ? (operation.reason ?? null) : null,
    }));
  });
}

function changesOf(operation: DemoOperation, begun: OperationStatus, actor: StatusActor): Change[] {
  const stops = [operation.stoppedIn, operation.status].flatMap((each) => parseStatus(each) ?? []);
  let reached = begun;
  const changes: Change[] = [{ from: null, to: begun, by: actor }];
  for (const stop of stops) {
    changes.push(...wayTo(operation, reached, stop));
    reached = stop;
  }
  return changes;
}

/** Everything has happened that a change may wait for: what is left to ask is whether the type allows it. */
const allDone: StatusFacts = {
  today: '9999-12-31',
  isSigned: true,
  areDocumentsValidated: true,
  areFundsReconciled: true,
  isNavApplied: true,
  isBeforeCutOff: true,
  isNothingExecuted: true,
};

/**
 * The shortest way from one status to another; what was ordered online is signed there and not on
 * paper. Throws when the state machine knows none.
 */
function wayTo(told: DemoOperation, from: OperationStatus, to: OperationStatus): Change[] {
  const operation = {
    operation_type: told.type,
    per_end_date: told.fields.per_end_date,
  } as Operation;
  const ways: { at: OperationStatus; changes: Change[] }[] = [{ at: from, changes: [] }];
  for (const { at, changes } of ways) {
    if (at === to) return changes;
    for (const next of transitions) {
      const by = next.by[0]!;
      const isPaper = at === 'REGISTERED_ONLINE' && next.to === 'REGISTERED';
      const isNew = next.from.includes(at) && !ways.some((way) => way.at === next.to);
      const move = { ...operation, operation_status: at };
      if (isNew && !isPaper && checkMove(move, next.to, by, allDone).transition)
        ways.push({ at: next.to, changes: [...changes, { from: at, to: next.to, by }] });
    }
  }
  throw new Error(`${told.type} ${told.key}: no way from ${from} to ${to}`);
}

const HOUR_MS = 3_600_000;
/** Hours that a change usually takes; those that are not here take one. */
const hours: Partial<Record<OperationStatus, number>> = {
  REGISTERED: 20,
  VALIDATED: 3,
  SNCE_1: 8,
  SNCE_2: 24,
  SNCE_3: 48,
  CANCELLED: 20,
};

/** When each change happened: in order, none after now, the last on the morning after the order's end. */
function timesOf(changes: Change[], operation: DemoOperation, day: DemoDay): Date[] {
  const { ended } = operation;
  const last = ended ? earlier(new Date(`${addDays(ended, 1)}T07:30:00Z`), day.now) : day.now;
  let time = requestedAt(operation, day);
  return changes.map(({ from, to }, index) => {
    if (from) time = earlier(new Date(time.getTime() + (hours[to] ?? 1) * HOUR_MS), last);
    return ended && from && index === changes.length - 1 ? last : time;
  });
}
