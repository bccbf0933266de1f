import { expect, test } from 'vitest';
import { compareBookPlaces, type BookPlace } from '#/domain/operations/availability/bookPlace.ts';

test('what leaves is taken by NAV date, of one date the halves of transfers last, and first what still waits', () => {
  const places: BookPlace[] = [
    { operation_type: 'SOLICITUD_TRASPASO_INTERNO', date: '2026-11-20' },
    { operation_type: 'RESCATE', date: '2026-11-23' },
    { operation_type: 'REEMBOLSO', date: '2026-11-20' },
    { operation_type: 'REEMBOLSO' },
  ];
  const [transfer, later, redemption, waiting] = places;
  expect(places.toSorted(compareBookPlaces)).toEqual([waiting, redemption, transfer, later]);
});
