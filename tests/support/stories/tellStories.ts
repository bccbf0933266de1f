import { sql } from 'kysely';
import { breaches, laws, type Breach } from './laws.ts';
import { keepSigned } from './signedTerms.ts';
import { shownFigures } from './shownFigures.ts';
import { createSteps } from './storySteps.ts';
import { setStage, type Place, type Stage } from './storyStage.ts';
import type { World } from './storyPlan.ts';

/** What came of a world. */
export interface Told {
  stories: number;
  moments: number;
  days: number;
  /** Calls that people, staff, banks and entities made, by how they were answered. */
  steps: number;
  answers: Record<string, number>;
  /** Why something was refused, by code. */
  refusals: Record<string, number>;
  orders: number;
  /** Operations that settlement carried out. */
  executed: number;
  /** The same by type. */
  types: Record<string, number>;
  /** Laws that were asked, and figures that were held against each other. */
  checks: number;
  found: Breach[];
  /** What was done on each account that broke a law. */
  told: string[];
}

/** Tells all stories of a world at once, moment by moment, and asks every law after each; ends at the first breach. */
export async function tellStories({ hasSandboxes, moments, stories }: World): Promise<Told> {
  const stage = await setStage(hasSandboxes);
  const told: Told = {
    ...{ stories: stories.length, moments: 0, days: 0, steps: 0, answers: {}, orders: 0 },
    ...{ refusals: {}, types: {}, executed: 0, checks: 0, found: [], told: [] },
  };
  try {
    const places: Place[] = [];
    for (const { teller, isNew } of stories) places.push(await stage.placeOf(teller, isNew));
    const performers = places.map((place) => createSteps(stage, place));
    const kept = [keepFinal(stage), keepSigned(stage)];
    const diary: string[] = [];
    for (const [index, moment] of moments.entries()) {
      await stage.pass(moment);
      told.moments++;
      diary.push(`${stage.server.context.now().toISOString()} ${JSON.stringify(moment)}`);
      await look(stage, told, kept);
      if (told.found.length > 0) break;
      const touched = new Set<Place>();
      for (const [number, story] of stories.entries())
        for (const step of story.steps.filter(({ at }) => at === index)) {
          touched.add(places[number]!);
          for (const time of step.isTwice ? [1, 2] : [1])
            for (const answer of await performers[number]!.perform(step)) {
              told.steps++;
              const { statusCode } = answer;
              count(told.answers, String(statusCode));
              for (const code of codesOf(answer)) count(told.refusals, code);
              const line = `${story.teller} ${step.deed}${time === 2 ? ' again' : ''} ${statusCode}`;
              diary.push(
                `  ${places[number]!.account} ${line} ${statusCode < 300 ? '' : answer.body}`,
              );
              if (statusCode >= 500 || statusCode === 400)
                told.found.push({ law: 'every call is answered', uuid: line, what: answer.body });
            }
        }
      await look(stage, told, kept);
      for (const place of touched) {
        const { found, checks } = await shownFigures(stage, place);
        told.found.push(...found);
        told.checks += checks;
      }
      if (told.found.length > 0) break;
    }
    if (told.found.length > 0) told.told = diary;
    const { rows } = await stage.inTenant((db) =>
      sql<Pick<Told, 'orders' | 'executed' | 'days' | 'types'>>`select
        (select count(*)::int from operations where request_date >= '2026-11-20T11:00Z'
          and uuid_request is null) as orders,
        (select count(distinct uuid_operation)::int from ledger_postings where source = 'SETTLEMENT') as executed,
        (select jsonb_object_agg(type, times) from (
          select o.operation_type as type, count(distinct o.uuid) as times from ledger_postings p
          join operations o on o.uuid = p.uuid_operation where p.source = 'SETTLEMENT' group by 1) t) as types,
        (select (through - since)::int from settled_days limit 1) as days`.execute(db),
    );
    return { ...told, ...rows[0]! };
  } finally {
    await stage.server.close();
  }
}

const count = (counts: Record<string, number>, name: string) => {
  counts[name] = (counts[name] ?? 0) + 1;
};

const codesOf = (answer: { statusCode: number; json(): unknown }): string[] => {
  if (answer.statusCode < 400) return [];
  const { result } = answer.json() as { result?: { errors: { code?: string }[] } };
  return (result?.errors ?? []).map(({ code = '?' }) => code);
};

type Kept = ReturnType<typeof keepFinal>;

async function look(stage: Stage, told: Told, kept: readonly Kept[]): Promise<void> {
  told.found.push(...(await breaches(stage)));
  for (const each of kept) told.found.push(...(await each.look()));
  told.checks += Object.keys(laws).length + kept.length + 1;
}

/**
 * What is looked at from one moment to the next: what was carried out or cancelled stays as it was, and benefits
 * have withheld what the manager had published by then.
 */
function keepFinal(stage: Stage) {
  const known = new Map<string, string>();
  return {
    async look(): Promise<Breach[]> {
      const { rows } = await stage.inTenant((db) =>
        sql<{ uuid: string; figures: string; benefit: bigint | null; gross: bigint | null }>`
          select uuid, concat_ws('/', operation_status, gross_amount, net_amount, shares, nav, nav_date, withholding,
              commission, fiscal_import, key_product, uuid_account) as figures,
            case when operation_type = 'RESCATE' and exists (select from ledger_postings p
              where p.uuid_operation = operations.uuid and p.source = 'SETTLEMENT') then withholding end as benefit,
            gross_amount as gross
          from operations where operation_status in ('FINALIZED', 'CANCELLED')`.execute(db),
      );
      const found: Breach[] = [];
      for (const { uuid, figures, benefit, gross } of rows) {
        const before = known.get(uuid);
        if (before !== undefined && before !== figures)
          found.push({ law: 'what ended stays as it is', uuid, what: `${before} → ${figures}` });
        if (before === undefined && benefit !== null) {
          const due = (gross! * BigInt(stage.rate()) * 2n + 100n) / 200n;
          if (benefit !== due)
            found.push({ law: 'benefits withhold the rate', uuid, what: `${benefit}, not ${due}` });
        }
        known.set(uuid, figures);
      }
      return found;
    },
  };
}
