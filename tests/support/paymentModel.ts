/** What may happen around the payments of one order, in any sequence. */
export type Step =
  | { kind: 'pay' }
  | { kind: 'press'; of: number; deed: keyof typeof atProvider }
  | { kind: 'callback'; of: number; status: 'PAID' | 'REJECTED'; event: number; lie: Lie }
  | { kind: 'sign' }
  | { kind: 'sendBack' }
  | { kind: 'edit'; method: Method }
  | { kind: 'cancel' }
  | { kind: 'clock' };

export type Method = 'TRANSFERENCIA' | 'CHEQUE' | 'DOMICILIACION';

/** How a callback is false; `none` of them is good. */
export type Lie = 'none' | 'signature' | 'amount' | 'old' | 'reference';

/** What the provider itself then knows, and the events that it tells. */
const atProvider = {
  pagar: { knows: 'PAID', events: [1] },
  duplicado: { knows: 'PAID', events: [1, 2] },
  rechazar: { knows: 'REJECTED', events: [1] },
  error: { knows: 'PAID', events: [] },
  falso: { knows: 'PENDING', events: [] },
  abandonar: { knows: 'PENDING', events: [] },
} as const;

type Status = 'PENDING' | 'PAID' | 'REJECTED' | 'REFUND_DUE';

/**
 * The payments of an order as they have to be: a computation of its own, in a few lines, beside the server's. Money is
 * had once, by the first payment that a believed callback says was paid while the order waits for it; all other money goes back.
 */
export class PaymentModel {
  readonly payments: { reference: string; status: Status; provider: Status }[] = [];
  isCancelled = false;
  isSigned = false;
  method: Method = 'TRANSFERENCIA';
  private readonly events = new Set<string>();
  private isOwed = true;

  /** Cents that the order has. */
  get money(): bigint {
    return this.isOwed ? 0n : 100_000n;
  }
  get refusal() {
    if (this.method !== 'TRANSFERENCIA') return 'payment_other_way';
    if (this.isCancelled) return 'payment_closed';
    if (!this.isOwed) return 'payment_done';
    return this.isSigned ? undefined : 'payment_unsigned';
  }
  /** Why it is not paid in this other way from now on: nothing is collected twice. */
  refusalOf(method: Method) {
    if (this.isCancelled || this.isSigned) return 'operation.not_changeable';
    if (method === this.method) return 'operation.unchanged';
    return !this.isOwed || this.open ? 'operation.paid' : undefined;
  }
  get open() {
    return this.payments.find(({ status }) => status === 'PENDING');
  }
  begin(reference: string): void {
    if (!this.open) this.payments.push({ reference, status: 'PENDING', provider: 'PENDING' });
  }
  /** A believed word of the provider; the same event counts once. */
  hear(of: number, event: string, status: 'PAID' | 'REJECTED'): void {
    const payment = this.payments[of]!;
    if (this.events.has(event)) return;
    this.events.add(event);
    if (payment.status === 'PAID' || payment.status === 'REFUND_DUE') return;
    if (status === 'REJECTED') payment.status = 'REJECTED';
    else if (this.isCancelled || !this.isOwed || this.method !== 'TRANSFERENCIA')
      payment.status = 'REFUND_DUE';
    else {
      payment.status = 'PAID';
      this.isOwed = false;
    }
  }
  press(of: number, deed: keyof typeof atProvider): void {
    const payment = this.payments[of]!;
    if (payment.provider !== 'PENDING') return;
    const { knows, events } = atProvider[deed];
    payment.provider = knows;
    for (const event of events) this.hear(of, `evt-${payment.reference}-${event}`, knows as 'PAID');
  }
  cancel(): void {
    this.isCancelled = true;
    for (const payment of this.payments)
      if (payment.status === 'PAID') payment.status = 'REFUND_DUE';
  }
  /** Time passes: the provider is asked about what hangs. */
  ask(): void {
    this.payments.forEach(({ status, provider, reference }, of) => {
      if (status === 'PENDING' && (provider === 'PAID' || provider === 'REJECTED'))
        this.hear(of, `asked-${reference}-${provider}`, provider);
    });
  }
}
