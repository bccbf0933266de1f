import type { Context } from '../ports/context.ts';
import { publishDue } from '../demo/publishDue.ts';
import { forgetFiles } from '../files/forgetFiles.ts';
import { settleDue } from '../settlement/settleDue.ts';
import { reportCancellations } from '../rd/reportCancellations.ts';
import { askPayments } from '../payments/askPayments.ts';
import { forgetExpired } from './forgetExpired.ts';

/** What has to be done when its time comes, in this order. Each may run again at any time. */
export const due: Readonly<Record<string, (context: Context) => Promise<void>>> = {
  forgetExpired,
  forgetFiles,
  askPayments,
  tellCancellations: reportCancellations,
  publishDemoNavs: publishDue,
  settleOrders: settleDue,
};
