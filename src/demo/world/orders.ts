/**
 * What happened on an account, as its holder would tell it. Amounts in euro; settling works out
 * participations, cost and withholding from the NAV of the day.
 */
export interface DemoOrder {
  /** Day of the request. */
  on: string;
  type: string;
  product: string;
  amount?: number | 'all';
  /** Target product of an internal transfer. */
  to?: string;
  /** What settling would not make of it by itself: an order under way, or one that came to nothing. */
  status?: string;
  /** The status in which it was stopped, and why. */
  stoppedIn?: string;
  reason?: string;
  /** Day of its last change of status, where no NAV gives it. */
  ended?: string;
  /** Names the order, so that others (periodic children, documents) can speak of it. */
  key?: string;
  /** Wire fields that this order sets beside the ordinary ones. */
  fields?: Record<string, string | number | boolean | null>;
  /** Login of who ordered it, where that is not the account's usual one. */
  by?: string;
  /** Key of the periodic request that this is an occurrence of. */
  child?: string;
}

type More = Omit<Partial<DemoOrder>, 'on' | 'type' | 'product' | 'amount'>;

/** Makes the orders of one type. */
export const order =
  (type: string) =>
  (on: string, product: string, amount: number | 'all', more: More = {}): DemoOrder => ({
    on,
    type,
    product,
    amount,
    ...more,
  });

export const subscription = order('SUSCRIPCION');
export const redemption = order('REEMBOLSO');
export const contribution = order('APORTACION');
export const benefit = order('RESCATE');
export const externalIn = order('SOLICITUD_TRASPASO_EXTERNO_ENTRADA');
export const transfer = (
  on: string,
  from: string,
  to: string,
  amount: number | 'all',
  more: More = {},
) => order('SOLICITUD_TRASPASO_INTERNO')(on, from, amount, { ...more, to });

/** The same day of every year, first and last included. */
export const yearly = (monthAndDay: string, first: number, last: number): string[] =>
  Array.from({ length: last - first + 1 }, (_, index) => `${first + index}-${monthAndDay}`);
