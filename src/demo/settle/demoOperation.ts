/** One executed or pending operation of the demo; amounts in cents, participations and NAV in millionths. */
export interface DemoOperation {
  key: string;
  type: string;
  product: string;
  status: string;
  stoppedIn?: string;
  reason?: string;
  /** Day of the request. */
  requested: string;
  /** Day on which its story ended: of its NAV, or of its last change of status. */
  ended?: string;
  gross?: bigint;
  withholding?: bigint;
  gain?: bigint | null;
  shares?: bigint;
  nav?: bigint;
  navDate?: string;
  settled?: string;
  isRequest: boolean;
  isTotal: boolean;
  /** Keys of other operations: the request that it executes, the other half of a transfer. */
  request?: string;
  counterpart?: string;
  /** It is an occurrence of a periodic request. */
  isChild: boolean;
  /** Login of who ordered it, where that is not the account's usual one. */
  by?: string;
  /** What only some types have, by wire names. */
  fields: Readonly<Record<string, unknown>>;
}
