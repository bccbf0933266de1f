import type { PlainDate } from '#/domain/dates/plainDate.ts';
import type { WordCode } from '../kernel/wordCode.ts';
import type { Said, Saying } from '../kernel/words.ts';
import { composeMail, type Sender } from '../mail/composeMail.ts';
import type { Email } from '../ports/mail.ts';

interface Named {
  /** The order in the middle of a sentence, see `orderTitle`. */
  title: Said;
}

/** Somebody wants a standing order changed: until when it can be signed, and that it stands until then. */
export const changeAskedMail = (
  tenant: Sender,
  to: string,
  { title, deadline }: Named & { deadline: Date | null },
): Email =>
  letter(tenant, to, 'mail.change_asked.subject', [
    { words: 'mail.change_asked.asked', values: { title } },
    { words: 'mail.change_asked.until_signed' },
    ...(deadline ? [before(deadline)] : []),
  ]);

const before = (deadline: Date): Saying => ({
  words: 'mail.change_asked.deadline',
  values: { deadline: { longInstant: deadline.toISOString() } },
});

/** A change of a standing order is signed by all. */
export const changeSignedMail = (tenant: Sender, to: string, { title }: Named): Email =>
  letter(tenant, to, 'mail.change_signed.subject', [
    { words: 'mail.change_signed.counts', values: { title } },
  ]);

/** A change of a standing order was not signed in time. */
export const changeEndedMail = (tenant: Sender, to: string, { title }: Named): Email =>
  letter(tenant, to, 'mail.change_ended.subject', [
    { words: 'mail.change_ended.unsigned', values: { title } },
  ]);

/** Money moves again by a standing order. */
export const orderResumedMail = (tenant: Sender, to: string, { title }: Named): Email =>
  letter(tenant, to, 'mail.resumed.subject', [{ words: 'mail.resumed.again', values: { title } }]);

/** Money moves no more by a standing order, until somebody resumes it. */
export const orderSuspendedMail = (
  tenant: Sender,
  to: string,
  { title, why }: Named & { why?: Said | null },
): Email =>
  letter(tenant, to, 'mail.suspended.subject', [
    { words: 'mail.suspended.not_done', values: { title } },
    ...(why ? [why] : []),
  ]);

/** One date of a standing order brought nothing. */
export const occurrenceSkippedMail = (
  tenant: Sender,
  to: string,
  { title, on, why }: Named & { on: PlainDate; why: Said },
): Email =>
  letter(tenant, to, 'mail.skipped.subject', [
    { words: 'mail.skipped.not_done', values: { date: { date: on }, title } },
    why,
  ]);

/** A date of a standing order will bring nothing without a certificate: the mail says what the notification says. */
export const certificateNeededMail = (
  tenant: Sender,
  to: string,
  about: { title: Said; date: { date: PlainDate } },
): Email =>
  letter(tenant, to, 'mail.certificate.subject', [
    { words: 'notice.certificate_needed', values: about },
  ]);

/** An order that is sent finds nothing to take: the mail says what the notification says. */
export const orderUnfilledMail = (
  tenant: Sender,
  to: string,
  { title, why }: Named & { why: Said },
): Email =>
  letter(tenant, to, 'mail.unfilled.subject', [
    { words: 'notice.order_unfilled', values: { title, why } },
  ]);

/** A letter about an order, with where to see it and whom to ask. */
export function letter(
  tenant: Sender,
  to: string,
  subject: WordCode,
  paragraphs: readonly Said[],
): Email {
  const { phone, hours, email } = tenant.support;
  return composeMail(tenant, {
    ...{ to, kind: 'standing-order', subject },
    paragraphs: [...paragraphs, { words: 'mail.order.where', values: { phone, hours, email } }],
  });
}
