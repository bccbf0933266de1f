import { sql } from 'kysely';
import { contentOf } from '../../../src/server/mail/outbox.ts';
import { pdfFile } from '../files.ts';
import { fileParts, multipart } from '../multipart.ts';
import { orderOf } from './giveOrder.ts';
import type { Place, Stage } from './storyStage.ts';
import type { Deed, Step } from './storyPlan.ts';

type Answer = Awaited<ReturnType<Stage['ask']>>;
type Row = Awaited<ReturnType<Stage['market']['operation']>>;

const LOTS = [{ acquisition_date: '2015-03-02', shares: '10.000000', cost: '90.00' }];
const OWED = ['ACREDITACION_CONTINGENCIA', 'MODELO_145', 'AUTORIZACION_VENTA_MENOR'];
const pdf = await pdfFile();

/** What people, staff, banks and other entities do on one account, all of it through the API. */
export function createSteps(stage: Stage, place: Place) {
  const { ask, inTenant, market } = stage;
  const { account, logins } = place;
  const staff = (path: string, payload: object) => ask('staff.ops', 'POST', path, payload);
  const euro = (cents: bigint) => `${cents / 100n}.${String(cents % 100n).padStart(2, '0')}`;

  const openOnes = (): Promise<Row[]> =>
    inTenant((db) =>
      db
        .selectFrom('operations')
        .selectAll()
        .where('uuid_account', '=', account)
        .where('operation_status', 'not in', ['FINALIZED', 'CANCELLED'])
        .orderBy('sequence')
        .execute(),
    );
  const about = async (row: Row) => {
    const { rows } = await inTenant((db) =>
      sql<{
        debited: boolean;
        paid: boolean;
        told: string[];
        pending: string[];
        sent: string[];
      }>`select
        exists (select from direct_debits where uuid_operation = ${row.uuid}) as debited,
        exists (select from reconciliations where uuid_operation = ${row.uuid}) as paid,
        array(select kind from transfer_messages where uuid_operation = ${row.uuid} and refused is null) as told,
        array(select uuid::text from documents where section = 'OPERATION' and uuid_owner = ${row.uuid}
          and validation = 'PENDIENTE' order by created_at, uuid) as pending,
        array(select subcategory from documents where section = 'OPERATION' and uuid_owner = ${row.uuid}
          and validation <> 'RECHAZADO') as sent`.execute(db),
    );
    return rows[0]!;
  };

  /** The code of the newest letter with one. */
  const lastCode = async (): Promise<string> => {
    const rows = await inTenant((db) =>
      db.selectFrom('outbox').selectAll().orderBy('sequence', 'desc').limit(10).execute(),
    );
    const { letters } = stage.server.context;
    return rows.map((row) => contentOf(row, letters).code).find((code) => code)!;
  };

  async function sign({ uuid }: Row, login: string): Promise<Answer> {
    const listed = await ask(login, 'GET', `/operations/${uuid}/documents`);
    if (listed.statusCode !== 200) return listed;
    const documents = (
      listed.json().data.documents as { uuid: string; is_pending_signature: boolean }[]
    )
      .filter((each) => each.is_pending_signature)
      .map((each) => each.uuid);
    const payload = { documents, signature_type: 'DIGITAL-OTP' };
    for (const document of documents)
      await ask(login, 'GET', `/operations/${uuid}/documents/${document}`);
    const begun = await ask(login, 'POST', '/documents-signatures', payload);
    if (begun.statusCode >= 300) return begun;
    const { signature } = begun.json().data;
    const code = await lastCode();
    return ask(login, 'POST', `/documents-signatures/${signature.uuid}/confirm`, { code });
  }

  const upload = ({ uuid }: Row, subcategory: string) => {
    const parts = fileParts(pdf, 'prueba.pdf', { category: 'OPERATION', subcategory });
    return stage.send(logins[0]!, `/operations/${uuid}/documents`, multipart(parts));
  };
  const debit = ({ uuid }: Row, result: string) =>
    staff(`/staff/operations/${uuid}/debit-answers`, {
      ...{ result, reference: `${result}/${uuid}`, reason: 'así es' },
    });
  const message = (row: Row, kind: string, cents = row.gross_amount ?? 400_000n) =>
    staff(`/staff/operations/${row.uuid}/transfer-messages`, {
      ...{ reference: `${kind}/${row.uuid}`, kind },
      ...(kind === 'MONEY' && { amount: euro(cents) }),
      ...(kind === 'FISCAL_DATA' && { lots: LOTS }),
      ...((kind === 'REJECTED' || kind === 'RETURNED') && { reason: 'así es' }),
    });
  const move = ({ uuid }: Row, operation_status: string) =>
    staff(`/operations/${uuid}/status-change`, { operation_status, reason: 'así es' });
  const decide = (document: string, result: string) =>
    staff(`/staff/documents/${document}/validation`, { result, reason: 'así es' });
  const match = (row: Row, cents: bigint) =>
    staff(`/staff/operations/${row.uuid}/reconciliation`, { amount: euro(cents) });

  /** What comes next of an operation, done by whoever does it. Nothing where it waits for a day. */
  async function next(row: Row, dice: number): Promise<Answer | undefined> {
    const { operation_status: status, operation_type: type, details } = row;
    if (status === 'REGISTERED_ONLINE') return sign(row, logins[dice % logins.length]!);
    const { debited, paid, told, pending, sent } = await about(row);
    const isPaidIn = /^(SUSCRIPCION|APORTACION)/.test(type);
    if (isPaidIn && debited && !paid) return debit(row, 'PAID');
    if (status === 'SIGNED') {
      const owed =
        type === 'RESCATE'
          ? OWED.slice(0, 2)
          : /REEMBOLSO/.test(type) && logins[0] === 'tutor'
            ? OWED.slice(2)
            : [];
      const missing = owed.find((name) => !sent.includes(name));
      if (missing && dice % 4 < 3) return upload(row, missing);
      if (isPaidIn && !paid && details.pay_method !== 'DOMICILIACION')
        return match(row, row.gross_amount!);
      if (pending.length > 0) return decide(pending[0]!, 'VALIDADO');
      return move(row, 'VALIDATED');
    }
    if (type !== 'SOLICITUD_TRASPASO_EXTERNO_ENTRADA') return undefined;
    const kind = [
      'REQUESTED',
      'ACCEPTED',
      ...(dice % 2 ? ['MONEY', 'FISCAL_DATA'] : ['FISCAL_DATA', 'MONEY']),
    ].find((each) => !told.includes(each) && !(each === 'REQUESTED' && status.startsWith('SNCE')));
    return kind ? message(row, kind) : undefined;
  }

  /** The next steps of one operation that is open, so many of them at once. */
  async function go(row: Row, dice: number): Promise<Answer[]> {
    const answers: Answer[] = [];
    for (let count = 0; count < 1 + (dice % 7); count++) {
      const now = await market.operation(row.uuid);
      const answer = /FINALIZED|CANCELLED/.test(now.operation_status)
        ? undefined
        : await next(now, dice + count);
      if (!answer) break;
      answers.push(answer);
      if (answer.statusCode >= 300) break;
    }
    return answers;
  }

  const taken = (row: Row) =>
    row.operation_type.startsWith('SOLICITUD_TRASPASO')
      ? message(row, 'RETURNED')
      : debit(row, 'RETURNED');
  const refused = (row: Row) =>
    row.operation_type.startsWith('SOLICITUD_TRASPASO')
      ? message(row, 'REJECTED')
      : debit(row, 'REJECTED');

  /** Of the account's executed purchases those that were charged: a bank may take them back. */
  const chargedOnes = (): Promise<Row[]> =>
    inTenant((db) =>
      db
        .selectFrom('operations')
        .selectAll()
        .where('uuid_account', '=', account)
        .where('uuid', 'in', (query) => query.selectFrom('direct_debits').select('uuid_operation'))
        .orderBy('sequence')
        .execute(),
    );

  async function payOnline({ uuid }: Row): Promise<Answer[]> {
    const begun = await ask(logins[0]!, 'POST', '/sandbox/pay-in', { uuid_operation: uuid });
    if (begun.statusCode >= 300) return [begun];
    const { iframe } = begun.json().data.pay_in;
    return [begun, await stage.server.ask('POST', iframe, { form: { deed: 'pagar' } })];
  }

  const leave = (product: string, { dice, amount }: Step): Promise<Answer> =>
    staff('/staff/transfer-requests', {
      ...{
        reference: `L${account.slice(0, 8)}${dice}`,
        account_number: place.number,
        document: place.document,
      },
      ...{ key_product: product, xt_entity: 'Gestora Cardenal SGIIC' },
      ...(dice % 4 === 0
        ? { amount_shares_indicator: 'T', gross_amount: null }
        : { amount_shares_indicator: 'B', gross_amount: (amount / 100).toFixed(2) }),
      ...(place.isPlan ? { pp_xt_dgs_code: 'N9101' } : { xt_isin_code: 'ES0138911033' }),
    });

  const held = async (dice: number) => {
    const { rows } = await inTenant((db) =>
      sql<{ product: string }>`select p.key_product as product from ledger_postings p
        join operations o on o.uuid = p.uuid_operation where o.uuid_account = ${account}
        group by 1 having sum(p.shares) > 0 order by 1`.execute(db),
    );
    return rows.length > 0 ? rows[dice % rows.length]!.product : undefined;
  };

  /** Deeds about an operation that is open. */
  const crossing: Partial<
    Record<Deed, (row: Row, step: Step) => Promise<Answer | Answer[] | undefined>>
  > = {
    go: (row, { dice }) => go(row, dice),
    cancel: ({ uuid }, { dice }) =>
      ask(logins[dice % logins.length]!, 'DELETE', `/operations/${uuid}`),
    cancelByStaff: (row) => move(row, 'CANCELLED'),
    edit: ({ uuid, details }, { amount, dice }) =>
      ask(logins[dice % logins.length]!, 'PATCH', `/operations/${uuid}`, {
        is_periodic: details.is_periodic === true,
        gross_amount: (amount / 200).toFixed(2),
      }),
    sendBack: (row) => move(row, 'REGISTERED_ONLINE'),
    rejectPaper: async (row) => {
      const [pending] = (await about(row)).pending;
      return pending ? decide(pending, 'RECHAZADO') : undefined;
    },
    refuse: refused,
    otherAmount: (row) =>
      row.operation_type.startsWith('SOLICITUD_TRASPASO')
        ? message(row, 'MONEY', (row.gross_amount ?? 10_000n) + 100n).then(async (said) =>
            said.statusCode < 300 ? [said, await message(row, 'AMOUNT_ACCEPTED')] : said,
          )
        : match(row, (row.gross_amount ?? 10_000n) + 100n),
    suspend: ({ uuid }) =>
      ask(logins[0]!, 'PATCH', `/operations/${uuid}`, { operation_status: 'PERIODIC_SUSPENDED' }),
    resume: ({ uuid }) =>
      ask(logins[0]!, 'PATCH', `/operations/${uuid}`, { operation_status: 'PERIODIC_ACTIVE' }),
    payOnline,
  };

  async function perform(step: Step): Promise<Answer[]> {
    const { deed, dice } = step;
    if (deed === 'give') {
      const payload = await orderOf(stage, place, step);
      const login = logins[dice % logins.length]!;
      const given = await ask(login, 'POST', '/operations', payload);
      if (given.statusCode !== 201 || dice % 5 === 0) return [given];
      const row = await market.operation(given.json().data.operation.uuid);
      return [given, ...(await go(row, dice))];
    }
    if (deed === 'leave') {
      const product = await held(dice);
      return product ? [await leave(product, step)] : [];
    }
    const rows = deed === 'takeBack' ? await chargedOnes() : await openOnes();
    if (rows.length === 0) return [];
    // The newest ones more often than what has waited for years.
    const row = rows[rows.length - 1 - (dice % Math.min(rows.length, 4))]!;
    const done = deed === 'takeBack' ? await taken(row) : await crossing[deed]!(row, step);
    return Array.isArray(done) ? done : done ? [done] : [];
  }

  return { perform };
}
