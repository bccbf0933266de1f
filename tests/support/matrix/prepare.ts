import { sql } from 'kysely';
import { sha256 } from '../../../src/language/values/hash.ts';
import { withTenant } from '../../../src/server/database/withTenant.ts';
import { keepFormerContact } from '../../../src/server/identity/contactHistory.ts';
import { keepFiles, markKept } from '../../../src/server/files/keepFiles.ts';
import { hashSecret } from '../../../src/server/kernel/secret.ts';
import { kindFor } from '../../../src/domain/documentKinds/kindsFor.ts';
import { uuidOf } from '../../../src/server/kernel/uuidOf.ts';
import { pdfFile } from '../files.ts';
import { createMarket } from '../../server/settlement/market.ts';
import { grantProof } from '../grantProof.ts';
import type { TestServer } from '../server.ts';
import { EMPTY_DOCUMENT, HANDLE, readObjects } from './objects.ts';
import { requestOf } from './requestOf.ts';

/**
 * What the demo lacks: signed originals of documents, a payment, orders that may be sent to the registry, transcripts, a recovery mail, a new contact, a holder certificate that waits, a document without
 * bytes, documents of orders, a notification of the minor.
 */
export async function prepareObjects(server: TestServer): Promise<void> {
  const { context, at } = server;
  for (const [login, key] of [
    ['ana', 'ana/1'],
    ['tutor', 'nora/1'],
  ] as const) {
    const token = await server.token(login);
    const sent = requestOf('uploadOperationDocuments', await readObjects(server, key));
    const answer = await server.ask(sent.method, sent.url, { token, ...sent.options });
    if (answer.statusCode !== 201) throw new Error(answer.body);
  }
  const tenant_id = at().tenant.id;
  await beginPayment(server);
  await askForPeople(server);
  const id = (key: string) => uuidOf(`almadraba/${key}`);
  const now = context.now();
  const text = {
    call: 'answerPoll',
    form: 'poll',
    form_hash: 'a'.repeat(64),
    release_hash: 'b'.repeat(64),
    language: 'es',
    title: 'Encuesta',
    created_at: now,
  };
  const paper = {
    tenant_id,
    filename: 'certificado.pdf',
    category: 'ACCOUNT',
    is_signed: false,
    validation: 'PENDIENTE' as const,
    validation_reason: null,
    created_at: now,
    expires_on: null,
  };
  const original = { file: await pdfFile('Original firmado'), mimetype: 'application/pdf' };
  await keepFiles(context, tenant_id, [original], ([uuid]) =>
    withTenant(context.db, tenant_id, async (db) => {
      await markKept(db, uuid!);
      await sql`insert into quarantine
        select tenant_id, uuid, ${uuid}::uuid, ${'0'.repeat(64)}, 'signed', ${now} from documents
        where section = 'INTERVENER'`.execute(db);
    }),
  );
  await withTenant(context.db, tenant_id, async (db) => {
    await db
      .insertInto('transcripts')
      .values(
        ['ana', 'nora', 'hugo', 'luis'].map((login) => {
          const [uuid_intervener, uuid_user] = [id(`intervener/${login}`), id('user/ana')];
          const body = JSON.stringify({
            call: text.call,
            about: uuid_intervener,
            by: uuid_user,
            at: now.toISOString(),
            language: text.language,
            release: text.release_hash,
            form: { id: text.form, hash: text.form_hash, title: text.title },
            named: true,
            sections: [],
          });
          const uuid = id(`transcript/${login}`);
          return {
            tenant_id,
            uuid,
            uuid_intervener,
            uuid_user,
            ...text,
            body,
            sha256: sha256(body),
          };
        }),
      )
      .execute();
    await db
      .insertInto('signatures')
      .values(
        ['ana', 'hugo', 'luis'].map((login) => ({
          tenant_id,
          uuid: id(`signature/${login}`),
          uuid_intervener: id(`intervener/${login}`),
          uuid_session: id(`session/${login}`),
          provider: 'otp',
          status: 'PENDING' as const,
          sent_to: '6*****010',
          expires_at: new Date(now.getTime() + 600_000),
          created_at: now,
        })),
      )
      .execute();
    await db
      .insertInto('messages')
      .values(
        ['ana', 'hugo', 'luis'].map((login) => ({
          ...{ tenant_id, uuid: id(`message/${login}`), kind: 'sms', channel: 'SMS' as const },
          ...{ sent_to: '6*****010', uuid_signature: id(`signature/${login}`) },
          ...{ uuid_operation: null, sent_at: now },
        })),
      )
      .execute();
    await keepFormerContact(db, id('intervener/sincuenta'), {
      field: 'email',
      former: null,
      at: now,
    });
    await db
      .insertInto('password_handles')
      .values({
        hash: hashSecret(HANDLE),
        tenant_id,
        uuid_user: id('user/vacio'),
        expires_at: new Date(now.getTime() + 600_000),
        used_at: null,
      })
      .execute();
    await db
      .insertInto('notifications')
      .values({
        tenant_id,
        uuid: id('notification/nora'),
        uuid_intervener: id('intervener/nora'),
        type: 'ACCOUNT_STATUS_CHANGE',
        message: 'Su cuenta está abierta.',
        uuid_account: null,
        uuid_operation: null,
        created_at: now,
        is_read: false,
      })
      .execute();
    await db
      .insertInto('staff_alerts')
      .values(
        [1, 2, 3, 4, 5, 6].map((number) => ({
          ...{ tenant_id, uuid: id(`alert/${number}`), kind: 'ORDER_UNFILLED', created_at: now },
          ...{ subject: id(`alert/${number}`), facts: { operation: '1', title: 'orden', why: '' } },
        })),
      )
      .execute();
    await db
      .updateTable('operations')
      .set({ operation_status: 'VALIDATED' })
      .where('uuid', 'in', (query) =>
        query
          .selectFrom('operations')
          .select('uuid')
          .where('uuid_account', '=', id('account/ana/1'))
          .where('operation_type', '=', 'SUSCRIPCION')
          .where('operation_status', '=', 'FINALIZED')
          .orderBy('uuid')
          .limit(10),
      )
      .execute();
    await sql`with last as (
        select uuid from operations where uuid_account = ${id('account/ana/1')}
          and operation_status = 'VALIDATED' order by uuid desc limit 2)
      update operations set operation_status = case when uuid = (select min(uuid::text)::uuid from last)
          then 'SIGNED' else 'VALIDATED' end,
        operation_type = case when uuid = (select min(uuid::text)::uuid from last)
          then operation_type else 'SOLICITUD_TRASPASO_EXTERNO_ENTRADA' end
      where uuid in (select uuid from last)`.execute(db);
    await sql`insert into direct_debits
      select tenant_id, uuid, uuid, gross_amount, '2026-11-23', ${now} from operations
      where uuid_account = ${id('account/ana/1')} and operation_type = 'SUSCRIPCION'
        and operation_status = 'SIGNED' order by uuid desc limit 1`.execute(db);
    const bank = await db
      .selectFrom('bank_accounts')
      .select('uuid')
      .where('uuid_account', '=', id('account/sincuenta/1'))
      .executeTakeFirstOrThrow();
    await db
      .insertInto('documents')
      .values([
        {
          ...paper,
          uuid: id('document/certificate'),
          section: 'ACCOUNT',
          uuid_owner: id('account/sincuenta/1'),
          uuid_bank_account: bank.uuid,
          subcategory: kindFor('HOLDER_CERTIFICATE'),
        },
        {
          ...paper,
          uuid: id('document/exemption'),
          section: 'INTERVENER',
          uuid_owner: id('intervener/fundacion'),
          uuid_bank_account: null,
          subcategory: kindFor('EXEMPTION_PROOF'),
        },
        {
          ...paper,
          uuid: EMPTY_DOCUMENT,
          section: 'INTERVENER',
          uuid_owner: id('intervener/ana'),
          uuid_bank_account: null,
          subcategory: 'MODELO_KYC',
        },
      ])
      .execute();
  });
}

/** People whom ana asks to add to her account, as its form sends them: no more than five at a time. */
async function askForPeople(server: TestServer): Promise<void> {
  const token = await server.token('ana');
  const { account } = await readObjects(server, 'ana/1');
  const proof = await grantProof(server, token);
  const people = ['Alba', 'Berta', 'Celia', 'Diana', 'Elena', 'Flora'].map((name, index) => ({
    ...{ role: 'AUTORIZADO', name, lastname_1: 'Ruiz', email: 'eva@example.test' },
    ...{ mobile_phone: '611222333', document_type: 'PASAPORTE', document_number: `PAB${index}` },
  }));
  for (const interveners of [people.slice(0, 3), people.slice(3)]) {
    const answer = await server.ask('POST', `/api/accounts/${account}/interveners/bulk`, {
      ...{ token, proof },
      payload: { account_type: 'PHYSICAL_ACCOUNT', interveners },
    });
    if (answer.statusCode !== 201) throw new Error(answer.body);
  }
}

/** A signed order of ana's whose payment has begun. */
async function beginPayment(server: TestServer): Promise<void> {
  const token = await server.token('ana');
  const objects = await readObjects(server, 'ana/1');
  for (const call of ['createOperation', 'payIn'] as const) {
    const { method, url, options } = requestOf(call, objects);
    const answer = await server.ask(method, url, { token, ...options });
    if (answer.statusCode !== 201) throw new Error(answer.body);
    const made = answer.json().data.operation?.uuid;
    if (made) await createMarket(server).sign(made);
    objects.operation = made ?? objects.operation;
  }
}
