import { availableParallelism } from 'node:os';
import { fileURLToPath } from 'node:url';
import { tooMany } from '../../kernel/httpError.ts';
import { createChild, type InspectionChild } from './createChild.ts';
import { inspectionLimits } from '../limits.ts';
import { niceness } from './standBack.ts';
import { createUsedLately } from './usedLately.ts';
import type { Sender, InspectionPool } from '../../ports/inspectionPool.ts';

interface Waiting {
  sender: Sender;
  key: string;
  start(place: Place): void;
  refuse(error: Error): void;
}

/** Room for one child; all children start with the first file, so that nobody waits for one beside others' work. */
interface Place {
  child?: InspectionChild;
  tenant?: string;
  key?: string;
  /**
   * `suspects`: the only one for those whose last file had to be stopped, or whose files took much of the
   * processor lately: its child stands behind all others, and nobody waits for a new child behind them. `reserve`: only for a tenant that has no other, when all others are taken.
   */
  use: 'suspects' | 'all' | 'reserve';
}

const script = fileURLToPath(new URL('../child/main.ts', import.meta.url));

/**
 * As many places as processors, at least two, and one in reserve. Of those that wait, the tenant with the fewest files under
 * way goes first, then whose files took the least lately, then who came first.
 */
export function createInspectionPool(
  limits: { [Key in keyof typeof inspectionLimits]: number } = inspectionLimits,
  count = Math.max(2, Math.min(8, availableParallelism())),
): InspectionPool {
  const places = Array.from({ length: count + 1 }, (_, index): Place => ({
    use: index === 0 ? 'suspects' : index < count ? 'all' : 'reserve',
  }));
  const suspects = new Map<string, NodeJS.Timeout>();
  const used = createUsedLately(limits.forgottenMs);
  let waiting: Waiting[] = [];
  let isClosed = false;
  const childFor = ({ use }: Place) =>
    createChild(limits, script, use === 'suspects' ? niceness.laborious : niceness.file);

  const underWay = (test: (place: Place) => boolean) =>
    places.filter((each) => each.key && test(each)).length;

  /** Honest people leave the suspects' place free as long as there is another. */
  const placeFor = ({ key, sender }: Waiting): Place | undefined => {
    if (underWay((each) => each.key === key) > 0) return undefined;
    const free = (use: Place['use']) => places.find((each) => !each.key && each.use === use);
    if (suspects.has(key) || used.of(key) > limits.usedMs) return free('suspects');
    const isAlone = underWay(({ tenant }) => tenant === sender.tenant) === 0;
    return free('all') ?? (isAlone ? free('reserve') : undefined) ?? free('suspects');
  };

  function next(): void {
    for (;;) {
      const ready = waiting.flatMap((each) => {
        const place = placeFor(each);
        return place
          ? [
              {
                each,
                place,
                busy: underWay(({ tenant }) => tenant === each.sender.tenant),
                tookMs: used.of(each.key),
              },
            ]
          : [];
      });
      const [chosen] = ready.sort((a, b) => a.busy - b.busy || a.tookMs - b.tookMs);
      if (!chosen) return;
      const { each, place } = chosen;
      waiting = waiting.filter((other) => other !== each);
      place.key = each.key;
      place.tenant = each.sender.tenant;
      each.start(place);
    }
  }

  function leave(place: Place): void {
    place.key = place.tenant = undefined;
    if (place.child?.isSpent) {
      place.child.end();
      place.child = isClosed ? undefined : childFor(place);
    }
    next();
  }

  function suspect(key: string): void {
    clearTimeout(suspects.get(key));
    suspects.set(key, setTimeout(() => suspects.delete(key), limits.suspectMs).unref());
  }

  const keyOf = ({ tenant, person }: Sender) => JSON.stringify([tenant, person]);

  /** A tenant's people together leave places in the line for others. */
  function refuseIfFull(sender: Sender): void {
    const key = keyOf(sender);
    const mine = waiting.filter((each) => each.key === key).length;
    const ours = waiting.filter((each) => each.sender.tenant === sender.tenant).length;
    if (mine >= limits.waitingOfAPerson || ours >= limits.waitingOfATenant) throw tooMany(5);
    if (waiting.length >= limits.waiting) throw tooMany(5, 503);
  }

  return {
    refuseIfFull,
    async look(sender, kind, read, side) {
      const key = keyOf(sender);
      refuseIfFull(sender);
      if (isClosed) throw tooMany(5, 503);
      const place = await new Promise<Place>((start, refuse) => {
        waiting.push({ sender, key, start, refuse });
        next();
      });
      try {
        const bytes = await read();
        for (const each of places)
          if (!each.child || (each === place && each.child.isSpent)) each.child = childFor(each);
        const { tookMs, ...looked } = await place.child!.look(kind, bytes, side);
        used.add(key, tookMs);
        if (isClosed) throw tooMany(5, 503);
        if (looked.stopped) suspect(key);
        return looked;
      } finally {
        leave(place);
      }
    },
    async close() {
      isClosed = true;
      for (const timer of suspects.values()) clearTimeout(timer);
      for (const each of waiting.splice(0)) each.refuse(tooMany(5, 503));
      for (const { child } of places) child?.end();
    },
  };
}
