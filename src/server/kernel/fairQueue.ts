import type { Asker } from './asker.ts';
import { tooMany, type HttpError } from './httpError.ts';

/** How much of something is given away at once, and to how many it is promised. */
export interface Shares {
  /** In all. */
  whole: number;
  /** To the people of one tenant together, so that no tenant has all of it. */
  tenant: number;
  /** To one person. */
  person: number;
  /** How many requests of one person may wait; the next is refused. */
  waiting: number;
  /** How many may wait in all; the next is refused. */
  waitingWhole: number;
  /** After so long whoever still waits is refused. */
  patienceMs: number;
}

/** Why somebody gets no place: their own requests are too many, or everybody's are. */
export type Crowd = 'own' | 'all';

/** Theirs to slow down, or the server's to recover. */
export const busy = (crowd: Crowd): HttpError => tooMany(SOON, crowd === 'own' ? 429 : 503);

/** Gives a place back; a second time is nothing. */
export type Leave = () => void;

type Line = { enter: () => void }[];

/**
 * Gives out a bounded number of places. Whoever finds none free waits; a free one goes round the tenants
 * and, within one, round its people, so that the length of somebody's own queue makes nobody else wait.
 * One person's requests go in their order. Work of the server itself, which has no asker, is as one more
 * tenant without shares.
 */
export class FairQueue {
  readonly #shares: Shares;
  readonly #refuse: (crowd: Crowd) => HttpError;
  /** How many places tenants and people have now. */
  readonly #taken = new Map<string, number>();
  /** Tenant → person → who waits; whoever was served last stands last. */
  readonly #lines = new Map<string, Map<string, Line>>();
  #free: number;
  #waiting = 0;

  constructor(shares: Shares, refuse = busy) {
    this.#shares = shares;
    this.#refuse = refuse;
    this.#free = shares.whole;
  }

  /** Waits for a place. Throws an HttpError where too many wait already, or for too long. */
  enter(asker: Asker | undefined): Promise<Leave> {
    const { tenant, person } = asker ?? SERVER;
    const key = `${tenant} ${person}`;
    if (this.#free > 0 && this.#may(tenant, key)) return Promise.resolve(this.#take(tenant, key));
    const people = this.#lines.get(tenant) ?? new Map<string, Line>();
    const line = people.get(key) ?? [];
    if (line.length >= this.#shares.waiting && asker) return Promise.reject(this.#refuse('own'));
    if (this.#waiting >= this.#shares.waitingWhole) return Promise.reject(this.#refuse('all'));
    this.#lines.set(tenant, people.set(key, line));
    this.#waiting++;
    return new Promise((resolve, reject) => {
      const mine = {
        enter: () => {
          clearTimeout(late);
          resolve(this.#take(tenant, key));
        },
      };
      const late = setTimeout(() => {
        line.splice(line.indexOf(mine), 1);
        this.#forget(tenant, key);
        reject(this.#refuse(this.#has(key) < this.#shares.person ? 'all' : 'own'));
      }, this.#shares.patienceMs);
      line.push(mine);
    });
  }

  /** Whether a tenant and its person have less than their shares. The server itself has none. */
  #may(tenant: string, key: string): boolean {
    if (tenant === SERVER.tenant) return true;
    const { tenant: ofTenant, person: ofPerson } = this.#shares;
    return this.#has(tenant) < ofTenant && this.#has(key) < ofPerson;
  }

  #has = (key: string) => this.#taken.get(key) ?? 0;

  #count(key: string, change: 1 | -1): void {
    const now = this.#has(key) + change;
    if (now === 0) this.#taken.delete(key);
    else this.#taken.set(key, now);
  }

  #take(tenant: string, key: string): Leave {
    this.#free--;
    this.#count(tenant, 1);
    this.#count(key, 1);
    let isLeft = false;
    return () => {
      if (isLeft) return;
      isLeft = true;
      this.#free++;
      this.#count(tenant, -1);
      this.#count(key, -1);
      this.#serve();
    };
  }

  /** Lets in whoever is next, as long as there are places for somebody who may have one. */
  #serve(): void {
    while (this.#free > 0 && this.#next()) continue;
  }

  #next(): boolean {
    for (const [tenant, people] of this.#lines)
      for (const [key, line] of people) {
        if (!this.#may(tenant, key)) continue;
        // To the end of both rounds.
        this.#lines.delete(tenant);
        this.#lines.set(tenant, people);
        people.delete(key);
        people.set(key, line);
        const first = line.shift()!;
        this.#forget(tenant, key);
        first.enter();
        return true;
      }
    return false;
  }

  /** One who waited does so no more. */
  #forget(tenant: string, key: string): void {
    this.#waiting--;
    const people = this.#lines.get(tenant)!;
    if (people.get(key)?.length === 0) people.delete(key);
    if (people.size === 0) this.#lines.delete(tenant);
  }
}

/** Seconds after which it is worth asking again. */
const SOON = 2;
const SERVER: Asker = { tenant: '', person: '' };
