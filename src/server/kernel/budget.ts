import type { Asker } from './asker.ts';
import { HttpError, tooMany } from './httpError.ts';

/** How much of something may be taken at once. */
export interface Amounts {
  whole: number;
  tenant: number;
  person: number;
}

/** What one request has taken; it is given back as a whole. */
export interface Claim {
  /** Takes more until it is so much. Throws an HttpError (429 for one's own, 503 for everybody's) where that is too much. */
  growTo(amount: number): void;
  release(): void;
}

/** Gives out what there is little of by amount, with nobody waiting for it: what is not there is refused. */
export class Budget {
  readonly #amounts: Amounts;
  readonly #taken = new Map<string, number>();

  constructor(amounts: Amounts) {
    this.#amounts = amounts;
  }

  claim({ tenant, person }: Asker, amount: number): Claim {
    const { whole, tenant: ofTenant, person: ofPerson } = this.#amounts;
    const bounds: [key: string, most: number][] = [
      [`${tenant} ${person}`, ofPerson],
      [tenant, ofTenant],
      ['', whole],
    ];
    let held = 0;
    const change = (by: number) => {
      held += by;
      for (const [key] of bounds) {
        const now = (this.#taken.get(key) ?? 0) + by;
        if (now === 0) this.#taken.delete(key);
        else this.#taken.set(key, now);
      }
    };
    const growTo = (wanted: number) => {
      if (wanted <= held) return;
      const more = wanted - held;
      const full = bounds.findIndex(([key, most]) => (this.#taken.get(key) ?? 0) + more > most);
      if (full === 0) throw new HttpError(429, [{ code: 'bodies_full' }], { 'retry-after': '5' });
      if (full > 0) throw tooMany(5, 503);
      change(more);
    };
    growTo(amount);
    return { growTo, release: () => change(-held) };
  }

  /** How much is taken in all. */
  get taken(): number {
    return this.#taken.get('') ?? 0;
  }
}
