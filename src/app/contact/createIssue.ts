import type { Input } from '#/contract/call.ts';
import { toStamp } from '#/domain/dates/format.ts';
import { addDays } from '#/domain/dates/plainDate.ts';
import { toWallClock } from '#/domain/dates/wallClock.ts';

export interface ContactMessage {
  /** What stands in 'Nombre y Apellidos'. */
  subject: string;
  message: string;
}

export interface IssueContext {
  /** Uuid of the intervener who writes. */
  intervener: string;
  /** Link of the group that answers. */
  group: string;
  /** ISO instant. */
  now: string;
  zone?: string;
}

/** Days until an issue expires. */
const lifetime = 7;

/**
 * The support request that the contact form sends. `expires_on` is the wall clock of the tenant's
 * zone a week from now, `YYYY-MM-DD HH:mm:ss`.
 * @source specification §3 Issue
 */
export function createIssue(
  { subject, message }: ContactMessage,
  { intervener, group, now, zone }: IssueContext,
): Input<'createIssue'>['body'] {
  const wall = toWallClock(now, zone);
  return {
    isFromPA: true,
    blocking: false,
    is_intervener: true,
    description: message,
    expires_on: toStamp({ ...wall, date: addDays(wall.date, lifetime) }),
    status: 'OPEN',
    subject: `Solicitud info: ${subject}`,
    _links: {
      interveners: [`accounts/${intervener}`],
      group_assigned: [group],
      category: '/api/categories/INTERVENER_CARE',
    },
  };
}
