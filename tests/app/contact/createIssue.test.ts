import { describe, expect, test } from 'vitest';
import { createIssue } from '#/app/contact/createIssue.ts';

const message = { subject: 'Ana Robles', message: '¿Cuándo llega mi informe?' };
const context = { intervener: 'i-1', group: '/api/groups/g-1', now: '2026-11-20T11:00:00Z' };

describe('the issue of the contact form', () => {
  test('has every field of the specification', () => {
    expect(createIssue(message, context)).toEqual({
      isFromPA: true,
      blocking: false,
      is_intervener: true,
      description: '¿Cuándo llega mi informe?',
      expires_on: '2026-11-27 12:00:00',
      status: 'OPEN',
      subject: 'Solicitud info: Ana Robles',
      _links: {
        interveners: ['accounts/i-1'],
        group_assigned: ['/api/groups/g-1'],
        category: expect.stringMatching(/INTERVENER_CARE$/),
      },
    });
  });

  test.each([
    [
      'winter time begins in between',
      '2026-10-20T22:30:00Z',
      'Europe/Madrid',
      '2026-10-28 00:30:00',
    ],
    [
      'the tenant lives elsewhere',
      '2026-11-20T00:30:00Z',
      'Atlantic/Canary',
      '2026-11-27 00:30:00',
    ],
    ['the year ends', '2026-12-29T12:00:00Z', undefined, '2027-01-05 13:00:00'],
  ])('expires a week later on the tenant’s clock when %s', (_, now, zone, expires_on) => {
    expect(createIssue(message, { ...context, now, zone }).expires_on).toBe(expires_on);
  });
});
