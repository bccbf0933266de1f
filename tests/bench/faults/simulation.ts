import { sql } from 'kysely';
import { createMarket } from '../../server/settlement/market.ts';
import { startTestServer } from '../../support/server.ts';
import { atMost, exactly, quantile, type Section } from '../../support/benchSection.ts';

const LOTS = 10_000;
const TIMES = 31;
const LIMIT_MS = 150;
const PRODUCT = '10395';

/** What an order out would bring, asked of the server, over ten thousand lots. */
export const simulation: Section = {
  minutes: 6,
  async run(say) {
    const server = await startTestServer({ hasDemoData: true, validateResponses: false });
    try {
      const market = createMarket(server);
      const { uuid: account } = await market.accountOf('Ahorro familiar');
      // One subscription a time of day, over years: as many lots.
      await market.inTenant((db) =>
        sql`insert into operations
          select copy.* from (select o as model from operations o where operation_status = 'FINALIZED'
            and operation_type = 'SUSCRIPCION' and shares is not null limit 1) one,
          generate_series(1, ${sql.lit(LOTS)}) as number,
          jsonb_populate_record(one.model, jsonb_build_object('uuid', gen_random_uuid(),
            'uuid_account', ${account}::text, 'key_product', ${PRODUCT}::text,
            'sequence', 1000000 + number, 'ordered_by', null,
            'nav_date', date '2016-01-04' + number / 3, 'value_date', date '2016-01-04' + number / 3,
            'settlement_date', date '2016-01-04' + number / 3)) copy`.execute(db),
      );
      await market.inTenant((db) =>
        sql`insert into ledger_postings
          select o.tenant_id, o.uuid, line.account, o.key_product, o.nav_date, line.shares, line.amount, null, 'OPENING'
          from operations o cross join lateral (values
            ('PARTICIPATIONS', o.shares, o.gross_amount - coalesce(o.commission, 0)),
            ('BANK', 0, -o.gross_amount), ('COMMISSION', 0, coalesce(o.commission, 0))
          ) line (account, shares, amount)
          where o.sequence >= 1000000 and o.uuid_account = ${account}
            and (line.shares <> 0 or line.amount <> 0)`.execute(db),
      );
      await sql`analyze operations`.execute(server.owner);
      const token = await server.token('ana');
      const payload = {
        ...{ uuid_account: account, key_product: PRODUCT, operation_type: 'REEMBOLSO' },
        amount_shares_indicator: 'T',
      };
      const times: number[] = [];
      const computed: number[] = [];
      let lots = 0;
      for (let time = 0; time < TIMES; time++) {
        const since = performance.now();
        const before = process.cpuUsage();
        const answer = await server.ask('POST', '/api/operations/simulation', { token, payload });
        times.push(performance.now() - since);
        const { user, system } = process.cpuUsage(before);
        computed.push((user + system) / 1_000);
        if (answer.statusCode !== 200) throw new Error(answer.body);
        lots = (answer.json().data.lots as unknown[]).length;
      }
      say(`${lots} lots, ${times.map((ms) => Math.round(ms)).join(' ')} ms`);
      return [
        exactly('lots that it takes, at least', Number(lots >= LOTS), 1),
        atMost('of 10,000 lots, median', quantile(times, 0.5), LIMIT_MS, 'ms'),
        { name: 'computed for it, median', value: quantile(computed, 0.5), unit: 'ms' },
        { name: 'of 10,000 lots, p95', value: quantile(times, 0.95), unit: 'ms' },
      ];
    } finally {
      await server.close();
    }
  },
};
