/** Requests a second that are sustained; ten seconds of them may come at once. */
export interface Rates {
  token: number;
  address: number;
}
