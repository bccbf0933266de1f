import type { Due } from '../ports/due.ts';
import { forgetFiles } from '../files/forgetFiles.ts';
import { settleDue } from '../settlement/settleDue.ts';
import { reportCancellations } from '../rd/reportCancellations.ts';
import { askPayments } from '../payments/askPayments.ts';
import { forgetExpired } from './forgetExpired.ts';

/** What falls due, in this order; `published` stands before settlement, which needs the values of the day. */
export const dueWith = (published: Due = {}): Due => ({
  forgetExpired,
  forgetFiles,
  askPayments,
  reportCancellations,
  ...published,
  settleOrders: settleDue,
});
