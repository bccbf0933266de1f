import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PDFDocument } from '@cantoo/pdf-lib';
import type { Schema } from '#/contract/schema.ts';
import { formatDate } from '#/domain/dates/format.ts';
import { formatMoney } from '#/domain/money/format.ts';
import { referenceOf } from '#/domain/operations/referenceOf.ts';
import { uuidOf } from '../../../src/server/kernel/uuidOf.ts';
import { readPdf } from '../pdf/readPdf.ts';
import { startSigning, type Signing, type SigningServer } from '../signatures/signing.ts';

let server: SigningServer;
let ana: Signing;
beforeAll(async () => {
  server = await startSigning();
  ana = await server.as('ana');
});
afterAll(() => server.close());

/** The file of an order as text without spaces, whatever it carries. */
async function textOf(uuid: string) {
  const answer = await ana.get(`/operations/${uuid}/dossier`);
  expect(answer.statusCode, answer.body.slice(0, 300)).toBe(200);
  return plain((await readPdf(answer.rawPayload)).text);
}

/** The file of an order as text without spaces, and the questions and answers that it carries. */
async function dossierOf(uuid: string) {
  const answer = await ana.get(`/operations/${uuid}/dossier`);
  expect(answer.statusCode, answer.body.slice(0, 300)).toBe(200);
  const pdf = await PDFDocument.load(answer.rawPayload, { updateMetadata: false });
  const [asked] = pdf.getAttachments();
  expect(asked!.name).toBe('01-preguntas-y-respuestas.json');
  const { text } = await readPdf(answer.rawPayload);
  return { text: plain(text), transcript: Buffer.from(asked!.data).toString() };
}

const plain = (text: string) => text.replace(/\s+/g, '');

describe('the file of an order out for a net amount', () => {
  const sold = {
    ...{ uuid_account: uuidOf('almadraba/account/ana/1'), operation_type: 'REEMBOLSO' },
    ...{ key_product: '10396', amount_shares_indicator: 'I', net_amount: '200.00' },
  } as const;
  let simulation: Schema<'Simulation'>;
  let file: Awaited<ReturnType<typeof dossierOf>>;
  beforeAll(async () => {
    const simulated = await ana.call('/operations/simulation', sold);
    expect(simulated.statusCode, simulated.body).toBe(200);
    simulation = simulated.json().data;
    const uuid_bank_account = uuidOf('almadraba/bank/ana/1');
    const uuid = await ana.order({
      ...{ ...sold, uuid_bank_account },
      ...{ gross_amount: undefined, pay_method: undefined, has_read_report: undefined },
    });
    file = await dossierOf(uuid);
  });

  test('says how much, and where it is paid, which was the only answer', () => {
    expect(file.text).toContain('Importeneto200,00€');
    expect(file.text).not.toContain('Importe-');
    expect(file.text).toContain(plain('¿En qué cuenta quiere recibirlo?'));
    const { sections } = JSON.parse(file.transcript) as {
      sections: { passed?: true; lines: { name: string; displayed: string }[] }[];
    };
    const where = sections.find(({ lines }) =>
      lines.some(({ name }) => name === 'uuid_bank_account'),
    )!;
    expect(where.lines[0]!.displayed).toMatch(/^ES/);
    expect(file.text).toContain(plain(where.lines[0]!.displayed));
    expect(file.text.includes(plain('No se preguntó'))).toBe(where.passed === true);
  });

  test('has the whole simulation: lots, what is withheld by which law, taxes and warnings', () => {
    const { lots, withholding, gross_amount, tax, savings_tax, warnings } = simulation;
    expect(lots!.length).toBeGreaterThan(0);
    for (const lot of lots!)
      for (const amount of [lot.cost, lot.proceeds, lot.gain])
        expect(file.text).toContain(plain(formatMoney(amount)));
    for (const amount of [withholding, gross_amount, savings_tax!.difference])
      expect(file.text).toContain(plain(formatMoney(amount)));
    expect(file.text).toContain(plain(tax!.law));
    for (const { text } of warnings) expect(file.text).toContain(plain(text));
  });

  test('says what its value waits for as its page does, and times as they were seen', () => {
    expect(file.text).toContain(plain('La última firma'));
    expect(file.text).toContain(plain('Motivo de esta previsión El envío de la orden'));
    expect(file.text).toMatch(/Horadecorte20-nov-2026\|14:00:00h\(UTC\+1\)/);
  });
});

describe('the file of a standing order', () => {
  let old: Schema<'Operation'>;
  const sign = async (uuid: string) => {
    const begun = await ana.start(await ana.papers(uuid));
    const code = await server.lastCode();
    const { uuid: signature } = begun.json().data.signature;
    const done = await ana.call(`/documents-signatures/${signature}/confirm`, { code });
    expect(done.statusCode, done.body).toBe(200);
  };
  beforeAll(async () => {
    const { operations } = (await ana.get('/operations?$limit=null')).json().data as {
      operations: Schema<'Operation'>[];
    };
    const standing = operations.filter(
      ({ operation_type, operation_status, per_next_amount }) =>
        operation_type === 'SOLICITUD_SUSCRIPCION_PERIODICA' &&
        operation_status === 'PERIODIC_ACTIVE' &&
        per_next_amount,
    );
    old = standing[0]!;
  });

  test('that was given before anything was kept of it says its terms, what comes next and what it brought', async () => {
    const text = await textOf(old.uuid);
    expect(text).not.toContain(plain('Lo que se preguntó y se contestó No consta'));
    const { related_operations: brought } = (
      await ana.get(`/operations/${old.uuid}/operations?$limit=null`)
    ).json().data as { related_operations: Schema<'Operation'>[] };
    expect(brought.length).toBeGreaterThan(0);
    for (const said of ['Periodicidad', 'Última fecha', formatMoney(old.per_next_amount!)])
      expect(text).toContain(plain(said));
    expect(text).toContain(plain(formatDate(old.per_next_date!)));
    expect(text).toContain(plain('Cargos y ejecuciones que ha dado'));
    for (const { nav_date } of brought.filter((each) => each.nav_date))
      expect(text).toContain(plain(formatDate(nav_date!)));
  });

  test('and of its change say what was promised, by whom and why, and name each other', async () => {
    const gross_amount = '333.00';
    const changed = await ana.patch(`/operations/${old.uuid}`, { is_periodic: true, gross_amount });
    expect(changed.statusCode, changed.body).toBe(200);
    const change = changed.json().data.operation as Schema<'Operation'>;
    await sign(change.uuid);
    const [before, after] = [await textOf(old.uuid), await textOf(change.uuid)];
    const was = formatMoney(old.gross_amount!);
    expect(after).toContain(plain(`Justificante del cambio pedido`));
    expect(after).toContain(plain(`${was} 333,00 €`));
    expect(after).toContain(plain(`Sustituye a la orden ${referenceOf(old.uuid)}`));
    expect(before).toContain(plain(`La sustituye ${referenceOf(change.uuid)}`));
    expect(before).toContain(
      plain(`La sustituye el cambio ${referenceOf(change.uuid)}, que han firmado todos.`),
    );
    expect(before).toContain(plain('Cambio pedido, pendiente de firma.'));
    expect(before).toMatch(/-ClienteCambiopedido/);
    expect(after).toContain(plain('Firmada Ana Robles Medina'));
    const shown = async (uuid: string) =>
      (await ana.get(`/operations/${uuid}`)).json().data.operation;
    expect(await shown(old.uuid)).toMatchObject({ uuid_replaced_by: change.uuid });
    expect(await shown(change.uuid)).toMatchObject({
      ...{ uuid_replaced_operation: old.uuid, uuid_replaced_by: null },
    });
    const reasons = async (uuid: string) =>
      (await ana.get(`/operations/${uuid}/historical`))
        .json()
        .data.historical.map(({ reason }: { reason: string | null }) => reason);
    expect(await reasons(old.uuid)).toContain(
      `La sustituye el cambio ${referenceOf(change.uuid)}, que han firmado todos.`,
    );
    expect(await reasons(change.uuid)).toContain(`Sustituye a la orden ${referenceOf(old.uuid)}.`);
  });
});

describe('the file of an order whose documents were confirmed', () => {
  const product = '10394';
  const published = async () =>
    (await ana.get(`/products/${product}`)).json().data.product.documents as {
      uuid: string;
      subcategory: string;
      filename: string;
      published_on: string;
    }[];

  test('names which they were, and says which of them had been opened', async () => {
    const newest = (kind: string) =>
      published().then(
        (all) =>
          all
            .filter((each) => each.subcategory === kind)
            .sort((one, other) => (one.published_on < other.published_on ? 1 : -1))[0]!,
      );
    const dfi = await newest('DFI');
    const given = { gross_amount: '1001.00', key_product: product };
    const unread = await textOf(await ana.order(given));
    expect(unread).toContain(plain(dfi.filename));
    expect(unread).toContain(plain(`Versión de ${formatDate(dfi.published_on)}`));
    expect(unread).toContain(plain('No abierto: no consta que lo abriera'));
    const { rawPayload } = await ana.get(`/products/${product}/documents/${dfi.uuid}`);
    const print = createHash('sha256').update(rawPayload).digest('hex');
    expect(unread).toContain(print);
    const read = await textOf(await ana.order({ ...given, gross_amount: '1002.00' }));
    expect(read).toMatch(new RegExp(`Abiertoantesdeenviarlaorden20-nov-2026.{0,60}${print}`));
  });
});
