import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PDFDocument } from '@cantoo/pdf-lib';
import type { Schema } from '#/contract/schema.ts';
import { formatMoney } from '#/domain/money/format.ts';
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
