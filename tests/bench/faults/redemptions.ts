import { toWire } from '../../../src/domain/money/wire.ts';
import { createMarket } from '../../server/settlement/market.ts';
import { startTestServer } from '../../support/server.ts';
import { exactly, noneOf, some, type Row, type Section } from '../../support/benchSection.ts';

const ROUNDS = Number(process.env.ROUNDS ?? 50);
const AT_ONCE = 100;
/** Rounds whose orders are settled, by that day; elsewhere they are cancelled, for the next round. */
const SETTLED = new Map([
  [12, '2026-12-03'],
  [25, '2026-12-14'],
  [38, '2026-12-23'],
  [50, '2027-01-07'],
]);

interface Kind {
  /** Of what is held, in millionths. */
  share: bigint;
  body: (shares: bigint) => object;
}

const part = (share: bigint): Kind => ({
  share,
  body: (shares) => ({ amount_shares_indicator: 'P', shares: toWire(shares, 6) }),
});
const all: Kind = {
  share: 1_000_000n,
  body: () => ({ amount_shares_indicator: 'T', is_total_redemption: true }),
};
const kinds = [part(333_333n), all, part(600_000n), part(1_000_000n), part(99_000n)];

/** A hundred orders at once for the last participations, again and again: no more leave than there are. */
export const redemptions: Section = {
  minutes: 8,
  async run(say) {
    const server = await startTestServer({ hasDemoData: true });
    try {
      return await redeem(server, say);
    } finally {
      await server.close();
    }
  },
};

async function redeem(
  server: Awaited<ReturnType<typeof startTestServer>>,
  say: (line: string) => void,
): Promise<Row[]> {
  const market = createMarket(server);
  const account = (await market.accountOf('Ahorro familiar')).uuid;
  let token = await server.token('ana');
  const wrong: string[] = [];
  const { positions } = (
    await server.ask('GET', `/api/accounts/${account}/positions`, { token })
  ).json().data as { positions: { key_product: string; kind: string }[] };
  const funds = positions.filter(({ kind }) => kind === 'FI').map((each) => each.key_product);
  const available = async (product: string) => {
    const payload = { uuid_account: account, key_product: product };
    const answer = await server.ask('POST', '/api/operations/position-statuses', {
      token,
      payload,
    });
    const [status] = answer.json().data.position_statuses;
    return BigInt(String(status?.available_shares ?? '0').replace('.', ''));
  };
  let taken = 0;
  let asked = 0;
  let settled = 0;
  for (let round = 1; round <= ROUNDS; round++) {
    const { share, body } = kinds[round % kinds.length]!;
    let product = '';
    let there = 0n;
    // What was settled whole is there no more.
    for (let at = 0; at < funds.length && there === 0n; at++) {
      product = funds[(round + at) % funds.length]!;
      there = await available(product);
    }
    const each = (there * share) / 1_000_000n;
    const payload = {
      ...{ uuid_account: account, key_product: product, operation_type: 'REEMBOLSO' },
      ...body(each),
    };
    const answers = await Promise.all(
      Array.from({ length: AT_ONCE }, () =>
        server.ask('POST', '/api/operations', { token, payload }),
      ),
    );
    asked += AT_ONCE;
    const uuids = answers
      .filter(({ statusCode }) => statusCode === 201)
      .map((answer) => answer.json().data.operation.uuid as string);
    taken += uuids.length;
    const odd = answers.filter(({ statusCode }) => ![201, 403, 409, 422, 503].includes(statusCode));
    for (const { statusCode } of odd) wrong.push(`round ${round}: an answer with ${statusCode}`);
    if (BigInt(uuids.length) * each > there)
      wrong.push(`round ${round}: ${uuids.length} times ${each} of ${there} were taken`);
    const left = await available(product);
    if (left < 0n || left > there - BigInt(uuids.length) * each)
      wrong.push(`round ${round}: ${left} are said to be left of ${there}`);
    const day = SETTLED.get(round);
    if (day) {
      for (const uuid of uuids) await market.sign(uuid);
      await market.moveTo(`${day}T08:00:00Z`);
      token = await server.token('ana');
      // The book throws when more has left than there was.
      const after = await market.held(account, product).catch((error: Error) => {
        wrong.push(`round ${round}: ${error.message}`);
        return 0n;
      });
      if (after < 0n) wrong.push(`round ${round}: ${after} are held`);
      settled += uuids.length;
    } else
      for (const uuid of uuids) await server.ask('DELETE', `/api/operations/${uuid}`, { token });
    if (round % 10 === 0) say(`${round} rounds, ${taken} of ${asked} orders taken`);
  }
  return [
    exactly('asked at once', asked, ROUNDS * AT_ONCE),
    some('taken', taken),
    some('of them settled', settled),
    noneOf('more than there was', wrong),
  ];
}
