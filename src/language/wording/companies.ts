/** Companies that are called as their domain is, and stand so in lists of what a fund holds or by whom it is rated. */
export const companies: ReadonlySet<string> = new Set([
  ...['amazon.com', 'booking.com', 'salesforce.com', 'jd.com', 'c3.ai', 'trip.com', 'bill.com'],
  ...['monday.com', 'wix.com', 'overstock.com', 'crypto.com', 'tencent.com', 'auto1.com'],
  ...['morningstar.es', 'morningstar.com', 'myinvestor.es', 'inversis.com', 'allfunds.com'],
]);
