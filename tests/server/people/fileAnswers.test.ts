import { afterAll, beforeAll, expect, test } from 'vitest';
import { kycDeclared, kycOfCompany } from '../../support/kycForm.ts';
import { openDesk, person, reasonsOf, type Desk, type Send } from './desk.ts';
import { sentFile } from './sentFile.ts';

let desk: Desk;
let ana: Send;
let iberica: Send;
beforeAll(async () => {
  desk = await openDesk();
  ana = await desk.as('ana');
  iberica = await desk.as('iberica');
});
afterAll(() => desk.close());

const DEED = 'ESTRUCTURA_DE_PROPIEDAD';
const ofCompany = (ACTA_TITULARIDAD: string) =>
  iberica('POST', `${person('iberica')}/kyc`, { ...kycOfCompany, ACTA_TITULARIDAD });

test.each<[string, () => Promise<string>]>([
  ['nobody sent', () => Promise.resolve(desk.context.id())],
  ['is no file', () => Promise.resolve('acta.pdf')],
  ['somebody else sent', () => sentFile(desk, 'ana', DEED)],
  ['was sent for something else', () => sentFile(desk, 'iberica', 'LIBRO_DE_FAMILIA')],
  ['was rejected', () => sentFile(desk, 'iberica', DEED, { validation: 'RECHAZADO' })],
])('a proof that %s is none', async (_, file) => {
  expect(reasonsOf(await ofCompany(await file()))).toEqual([
    '422 file_unknown /body/ACTA_TITULARIDAD',
  ]);
});

test('a proof that was sent for it is one', async () => {
  expect((await ofCompany(await sentFile(desk, 'iberica', DEED))).statusCode).toBe(201);
});

test('of several each is looked at', async () => {
  const good = await sentFile(desk, 'ana', 'JUSTIFICANTE_ORIGEN_FONDOS');
  const declare = (...JUSTIFICANTE_ORIGEN: string[]) => {
    const rich = { ...kycDeclared, PATRIMONIO_FINANCIERO: 'MAS_5000000', JUSTIFICANTE_ORIGEN };
    return ana('POST', `${person('ana')}/kyc`, rich);
  };
  expect(reasonsOf(await declare(good, desk.context.id()))).toEqual([
    '422 file_unknown /body/JUSTIFICANTE_ORIGEN',
  ]);
  expect((await declare(good)).statusCode).toBe(201);
});
