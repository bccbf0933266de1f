import { describe, expect, test } from 'vitest';
import { checkMove } from '#/domain/operations/status/checkMove.ts';
import type { StatusFacts } from '#/domain/operations/status/guards.ts';
import { movesFor } from '#/domain/operations/status/movesFor.ts';
import {
  isOpen,
  operationStatuses,
  type OperationStatus,
} from '#/domain/operations/status/statuses.ts';
import { transitions, type StatusActor } from '#/domain/operations/status/transitions.ts';
import { operation } from '../given.ts';
import { fc } from '../../../support/fc.ts';

const all: StatusFacts = {
  today: '2026-11-20',
  isSigned: true,
  areDocumentsValidated: true,
  areFundsReconciled: true,
  isNavApplied: true,
  isBeforeCutOff: true,
  isNothingExecuted: true,
};
const move = (
  type: string,
  from: string,
  to: string,
  actor: StatusActor,
  facts: Partial<StatusFacts> = all,
  more = {},
) =>
  checkMove(operation(type, { operation_status: from, ...more }), to, actor, {
    today: '2026-11-20',
    ...facts,
  });
const codes = (...args: Parameters<typeof move>) => move(...args).issues.map(({ code }) => code);

const transfer = 'SOLICITUD_TRASPASO_EXTERNO_ENTRADA';
const periodic = 'SOLICITUD_SUSCRIPCION_PERIODICA';

describe('an operation moves', () => {
  test.each([
    ['SUSCRIPCION', 'REGISTERED_EMAIL', 'REGISTERED', 'STAFF'],
    ['SUSCRIPCION', 'REGISTERED_ONLINE', 'SIGNED', 'SYSTEM'],
    ['SUSCRIPCION', 'REGISTERED', 'SIGNED', 'SYSTEM'],
    ['SUSCRIPCION', 'SIGNED', 'REGISTERED_ONLINE', 'STAFF'],
    ['SUSCRIPCION', 'SIGNED', 'VALIDATED', 'STAFF'],
    ['SUSCRIPCION', 'REGISTERED', 'VALIDATED', 'STAFF'],
    ['SUSCRIPCION', 'VALIDATED', 'RD_SENT', 'SYSTEM'],
    ['SUSCRIPCION', 'RD_SENT', 'FINALIZED', 'SYSTEM'],
    ['SUSCRIPCION', 'SIGNED', 'CANCELLED', 'INVESTOR'],
    ['SUSCRIPCION', 'RD_SENT', 'CANCELLED', 'INVESTOR'],
    [transfer, 'SNCE_1', 'CANCELLED', 'INVESTOR'],
    ['SUSCRIPCION', 'RD_SENT', 'CANCELLED', 'STAFF'],
    [periodic, 'VALIDATED', 'PERIODIC_ACTIVE', 'SYSTEM'],
    [periodic, 'PERIODIC_ACTIVE', 'PERIODIC_SUSPENDED', 'INVESTOR'],
    [periodic, 'PERIODIC_SUSPENDED', 'PERIODIC_ACTIVE', 'STAFF'],
    [periodic, 'PERIODIC_SUSPENDED', 'CANCELLED', 'INVESTOR'],
    [transfer, 'VALIDATED', 'SNCE_1', 'SYSTEM'],
    [transfer, 'SNCE_1', 'SNCE_2', 'SYSTEM'],
    [transfer, 'SNCE_2', 'SNCE_3', 'SYSTEM'],
    [transfer, 'SNCE_2', 'CANCELLED', 'SYSTEM'],
    [transfer, 'SNCE_3', 'FINALIZED', 'SYSTEM'],
  ] as const)('%s from %s to %s by %s', (type, from, to, actor) => {
    expect(codes(type, from, to, actor)).toEqual([]);
  });

  test('with the effects that the server carries out', () => {
    expect(move('REEMBOLSO', 'RD_SENT', 'FINALIZED', 'SYSTEM').transition!.effects).toEqual([
      'write_lots',
      'release_shares',
      'notify',
    ]);
  });
});

describe('an operation does not move', () => {
  test.each([
    ['operation.unknown_status', 'SUSCRIPCION', 'SIGNED', 'APROBADA', 'STAFF'],
    ['operation.unknown_status', 'SUSCRIPCION', 'constructor', 'SIGNED', 'STAFF'],
    ['operation.final', 'SUSCRIPCION', 'FINALIZED', 'CANCELLED', 'STAFF'],
    ['operation.final', 'SUSCRIPCION', 'CANCELLED', 'SIGNED', 'SYSTEM'],
    ['operation.transition', 'SUSCRIPCION', 'SIGNED', 'FINALIZED', 'SYSTEM'],
    ['operation.transition', 'SUSCRIPCION', 'SIGNED', 'SIGNED', 'STAFF'],
    ['operation.actor', 'SUSCRIPCION', 'SIGNED', 'VALIDATED', 'INVESTOR'],
    ['operation.actor', 'SUSCRIPCION', 'VALIDATED', 'RD_SENT', 'STAFF'],
    ['operation.guard.not_periodic_request', periodic, 'VALIDATED', 'RD_SENT', 'SYSTEM'],
    ['operation.guard.periodic_request', 'SUSCRIPCION', 'VALIDATED', 'PERIODIC_ACTIVE', 'SYSTEM'],
    ['operation.guard.external_transfer', 'SUSCRIPCION', 'VALIDATED', 'SNCE_1', 'SYSTEM'],
    ['operation.guard.transfer_received', transfer, 'RD_SENT', 'FINALIZED', 'SYSTEM'],
  ] as const)('%s: %s from %s to %s by %s', (code, type, from, to, actor) => {
    expect(codes(type, from, to, actor)).toEqual([code]);
  });

  test('while something of it is missing, each named', () => {
    expect(codes('SUSCRIPCION', 'REGISTERED', 'SIGNED', 'SYSTEM', {})).toEqual([
      'operation.guard.signed',
    ]);
    expect(codes('SUSCRIPCION', 'SIGNED', 'VALIDATED', 'STAFF', {})).toEqual([
      'operation.guard.documents_validated',
      'operation.guard.funds_reconciled',
    ]);
    expect(
      codes('REEMBOLSO', 'SIGNED', 'VALIDATED', 'STAFF', { areDocumentsValidated: true }),
    ).toEqual([]);
    expect(codes('REEMBOLSO', 'RD_SENT', 'FINALIZED', 'SYSTEM', {})).toEqual([
      'operation.guard.nav_applied',
    ]);
  });

  test('to cancelled by the investor after the cut-off of its NAV, nor by anybody once executed', () => {
    const late = { isNothingExecuted: true, isBeforeCutOff: false };
    expect(codes('REEMBOLSO', 'RD_SENT', 'CANCELLED', 'INVESTOR', late)).toEqual([
      'operation.guard.before_cut_off',
    ]);
    expect(codes('REEMBOLSO', 'RD_SENT', 'CANCELLED', 'STAFF', late)).toEqual([]);
    const begun = { isNothingExecuted: false, isBeforeCutOff: true };
    for (const actor of ['INVESTOR', 'STAFF', 'SYSTEM'] as const)
      expect(codes(transfer, 'SNCE_3', 'CANCELLED', actor, begun)).toEqual([
        'operation.guard.nothing_executed',
      ]);
  });

  test('to its end before its last day', () => {
    const ended = (per_end_date: string | null) =>
      codes(periodic, 'PERIODIC_ACTIVE', 'FINALIZED', 'SYSTEM', all, { per_end_date });
    expect(ended('2026-11-19')).toEqual([]);
    expect(ended('2026-11-20')).toEqual(['operation.guard.periodic_ended']);
    expect(ended(null)).toEqual(['operation.guard.periodic_ended']);
  });

  test('and says from where to where, as the list names them', () => {
    expect(move('SUSCRIPCION', 'SIGNED', 'FINALIZED', 'SYSTEM').issues).toEqual([
      {
        code: 'operation.transition',
        path: '/operation_status',
        params: {
          from: { list: 'operation-statuses', code: 'SIGNED' },
          to: { list: 'operation-statuses', code: 'FINALIZED' },
        },
      },
    ]);
  });
});

test('what somebody may do now is what would not be refused', () => {
  expect(movesFor(operation('SUSCRIPCION'), 'STAFF', all)).toEqual([
    'REGISTERED_ONLINE',
    'VALIDATED',
    'CANCELLED',
  ]);
  expect(movesFor(operation('SUSCRIPCION'), 'INVESTOR', all)).toEqual(['CANCELLED']);
  expect(
    movesFor(operation('SUSCRIPCION', { operation_status: 'FINALIZED' }), 'STAFF', all),
  ).toEqual([]);
});

describe('the state machine', () => {
  const statuses = Object.keys(operationStatuses) as OperationStatus[];

  test('leads every open status to an end', () => {
    const next = (from: OperationStatus) =>
      transitions.filter((one) => one.from.includes(from)).map(({ to }) => to);
    for (const status of statuses) {
      const seen = new Set([status]);
      for (const one of seen) next(one).forEach((to) => seen.add(to));
      expect([status, seen.has('FINALIZED') || seen.has('CANCELLED')]).toEqual([status, true]);
    }
  });

  test('leaves no final status', () => {
    expect(
      transitions.filter(({ from }) => from.includes('FINALIZED') || from.includes('CANCELLED')),
    ).toEqual([]);
  });

  test('answers any text with an issue or a transition', () => {
    const any = fc.oneof(fc.constantFrom(...statuses), fc.string());
    fc.assert(
      fc.property(
        fc.string(),
        any,
        any,
        fc.constantFrom('INVESTOR', 'STAFF', 'SYSTEM'),
        (type, from, to, actor) => {
          const { transition, issues } = move(type, from, to, actor);
          expect(issues.length === 0).toBe(transition !== undefined);
        },
      ),
    );
  });

  test('knows what is under way', () => {
    expect(statuses.filter((operation_status) => !isOpen({ operation_status }))).toEqual([
      'CANCELLED',
      'FINALIZED',
    ]);
    expect(isOpen({ operation_status: 'APROBADA' })).toBe(false);
  });
});
