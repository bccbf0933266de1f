import { fc } from '../../support/fc.ts';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { uuidOf } from '../../../src/server/kernel/uuidOf.ts';
import { addDays } from '../../../src/domain/dates/plainDate.ts';
import { createMarket, type Market } from '../settlement/market.ts';
import { startSigning, type SigningServer } from './signing.ts';

const people = ['ana', 'luis', 'sintest'] as const;
type Person = (typeof people)[number];
const personOf = (who: Person) => uuidOf(`almadraba/intervener/${who}`);
const account = uuidOf('almadraba/account/luis/1');

let server: SigningServer;
let market: Market;
let bank: string;
beforeAll(async () => {
  server = await startSigning();
  market = createMarket(server);
  const found = await market.inTenant((db) =>
    db
      .selectFrom('bank_accounts')
      .select('uuid')
      .where('uuid_account', '=', account)
      .where('status', '=', 'VALIDADA')
      .executeTakeFirstOrThrow(),
  );
  bank = found.uuid;
  // A third person, who signs by power of attorney.
  await market.inTenant((db) =>
    sql`insert into account_interveners
        (tenant_id, uuid_account, uuid_intervener, account_intervener_role, since)
      values (${db.tenantId}, ${account}, ${personOf('sintest')}, 'APODERADO', '2020-01-01')`.execute(
      db,
    ),
  );
});
afterAll(() => server.close());

const arrange = (arrangement: string, conditions: object | null) =>
  market.inTenant((db) =>
    db
      .updateTable('accounts')
      .set({
        arrangement_type: arrangement,
        signing_conditions: conditions && JSON.stringify(conditions),
      })
      .where('uuid', '=', account)
      .execute(),
  );

interface Case {
  arrangement: string;
  conditions: { min_signers?: number; mandatory_roles?: string[]; threshold?: string } | null;
  giver: 'ana' | 'luis';
  turns: Person[];
  hours: number[];
}

const cases: fc.Arbitrary<Case> = fc.record({
  arrangement: fc.constantFrom(
    ...['INDISTINTA', 'SOLIDARIA', 'CONJUNTA', 'MANCOMUNADA'],
    ...['MANCOMUNADA_CONDICIONADA', 'MANCOMUNADA_CONDICIONADA', 'MANCOMUNADA_CONDICIONADA'],
  ),
  conditions: fc.option(
    fc.record(
      {
        min_signers: fc.integer({ min: 1, max: 3 }),
        mandatory_roles: fc.constant(['APODERADO']),
        threshold: fc.constantFrom('50.00', '5000.00'),
      },
      { requiredKeys: [] },
    ),
  ),
  giver: fc.constantFrom('ana', 'luis'),
  turns: fc.shuffledSubarray([...people], { minLength: 3, maxLength: 3 }),
  hours: fc.array(fc.integer({ min: 1, max: 20 }), { minLength: 3, maxLength: 3 }),
});

/** Whether those who signed are enough, and how many are missing, by the words of the arrangement alone. */
function lackingOf({ arrangement, conditions, giver }: Case, signed: readonly Person[]): number {
  const count = (who: readonly Person[]) => who.filter((each) => !signed.includes(each)).length;
  const alone = ['INDISTINTA', 'SOLIDARIA'].includes(arrangement);
  const { min_signers, mandatory_roles, threshold } = conditions ?? {};
  const isWritten = arrangement === 'MANCOMUNADA_CONDICIONADA';
  const isSmall = isWritten && threshold !== undefined && 100 < Number(threshold);
  if (alone || isSmall) return count([giver]);
  if (!isWritten || (min_signers === undefined && !mandatory_roles)) return count(people);
  const must = new Set<Person>([giver, ...(mandatory_roles ? (['sintest'] as const) : [])]);
  const needed = Math.max(min_signers ?? 1, must.size);
  return Math.max(count([...must]), needed - signed.length, 0);
}

/** The day whose NAV an order gets that is complete at an instant: the cut-off is at 14:00 of Madrid. */
function navDayOf(at: Date): string {
  const madrid = new Date(at.getTime() + 3_600_000);
  let day = madrid.toISOString().slice(0, 10);
  const isOpen = () =>
    ![0, 6].includes(new Date(`${day}T12:00:00Z`).getUTCDay()) && day !== '2026-12-08';
  if (!isOpen() || madrid.getUTCHours() >= 14) {
    day = addDays(day, 1);
    while (!isOpen()) day = addDays(day, 1);
  }
  return day;
}

const later = async (hours: number) => {
  const at = new Date(server.context.now().getTime() + hours * 3_600_000);
  await server.context.clock.moveTo(at);
};
const outbox = async (): Promise<{ to: string; kind: string }[]> =>
  (await server.ask('GET', '/dev/outbox.json')).json();
const remind = async (by: Person, operation: string, whom: Person) =>
  server.ask('POST', `/api/operations/${operation}/signers/${personOf(whom)}/reminders`, {
    token: await server.token(by),
  });
const shown = async (by: Person, operation: string) =>
  (
    await server.ask('GET', `/api/operations/${operation}`, { token: await server.token(by) })
  ).json().data.operation;

describe('an order of several people', () => {
  test('is signed exactly when its arrangement is satisfied, and its NAV is that of the last signature needed', async () => {
    const remindedOn = new Map<Person, string>();
    await fc.assert(
      fc.asyncProperty(cases, async (given) => {
        await arrange(given.arrangement, given.conditions);
        const giver = await server.as(given.giver);
        const uuid = await giver.order({
          ...{ uuid_account: account, operation_type: 'REEMBOLSO', key_product: '10394' },
          ...{ amount_shares_indicator: 'B', gross_amount: '100.00', uuid_bank_account: bank },
          ...{ pay_method: undefined, has_read_dfi: undefined, has_read_report: undefined },
        });
        const signed: Person[] = [];
        for (const [turn, who] of given.turns.entries()) {
          await later(given.hours[turn]!);
          const lacking = lackingOf(given, signed);
          const before = await shown(given.giver, uuid);
          expect(before.operation_status === 'REGISTERED_ONLINE').toBe(lacking > 0);
          if (lacking === 0) break;
          await remindEach(given, uuid, signed, remindedOn);
          if (before.signers.length > 0) {
            expect(before.missing_signatures).toBe(lacking);
            expect(before.if_signed_now.nav_date).toBe(navDayOf(server.context.now()));
          }
          const signer = await server.as(who);
          const papers = await signer.papers(uuid);
          const begun = await signer.start(papers);
          expect(begun.statusCode, begun.body).toBe(201);
          const { uuid: signature } = begun.json().data.signature;
          const code = await server.lastCode();
          const done = await signer.call(`/documents-signatures/${signature}/confirm`, { code });
          expect(done.statusCode, done.body).toBe(200);
          signed.push(who);
          if (lackingOf(given, signed) === 0)
            expect((await shown(given.giver, uuid)).expected_nav_date).toBe(
              navDayOf(server.context.now()),
            );
        }
        const after = await shown(given.giver, uuid);
        expect(after.operation_status).toBe('SIGNED');
        for (const whom of people.filter((each) => each !== given.giver))
          expect((await remind(given.giver, uuid, whom)).statusCode).toBe(409);
        await giver.renew();
        await server.ask('DELETE', `/api/operations/${uuid}`, {
          token: await server.token(given.giver),
        });
      }),
      { numRuns: 7 },
    );
  });
});

/** A reminder goes to whoever signs and has not, once a day, and to nobody else. */
async function remindEach(
  given: Case,
  uuid: string,
  signed: readonly Person[],
  remindedOn: Map<Person, string>,
): Promise<void> {
  const { signers } = await shown(given.giver, uuid);
  const today = new Date(server.context.now().getTime() + 3_600_000).toISOString().slice(0, 10);
  for (const whom of people) {
    const before = await outbox();
    const answer = await remind(given.giver, uuid, whom);
    const mailed = (await outbox()).length - before.length;
    const isNamed = signers.some((signer: { uuid: string }) => signer.uuid === personOf(whom));
    const row = signers.find((signer: { uuid: string }) => signer.uuid === personOf(whom));
    const expected =
      whom === given.giver || !isNamed
        ? 404
        : signed.includes(whom)
          ? 409
          : remindedOn.get(whom) === today
            ? 429
            : 200;
    expect(answer.statusCode, answer.body).toBe(expected);
    if (row) expect(row.can_remind).toBe(expected === 200);
    expect(mailed).toBe(expected === 200 ? 1 : 0);
    if (expected === 200) remindedOn.set(whom, today);
  }
}
