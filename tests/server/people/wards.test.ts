import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import minor from '../../../schemas/forms/kyc-minor.json' with { type: 'json' };
import { confirmDeclaration } from '../../../src/server/people/declarations/confirmDeclaration.ts';
import { kycDeclared } from '../../support/kycForm.ts';
import { idOf, openDesk, person, reasonsOf, type Desk, type Send } from './desk.ts';

let desk: Desk;
let tutor: Send;
let nora: Send;
beforeAll(async () => {
  desk = await openDesk();
  tutor = await desk.as('tutor');
  nora = await desk.as('nora');
});
afterAll(() => desk.close());

const declared = minor.examples.complete.answers;
const wards = async () => (await tutor('GET', `${person('tutor')}/wards`)).json().data;
const answer = (by: Send, of: string, sent: object, form = 'kyc-minor') =>
  by('POST', `${person(of)}/kyc`, sent, form);
const toSign = async (by: Send, login: string) =>
  (await by('GET', `${person(login)}/documents-to-sign?section=INTERVENER`)).json().data
    .documents as {
    uuid: string;
    uuid_owner: string;
    about: string;
  }[];
const born = (birthdate: string) =>
  desk.rows((db) =>
    db
      .updateTable('interveners')
      .set({ birthdate })
      .where('uuid', '=', idOf('intervener/nora'))
      .execute(),
  );

describe('the questionnaire of a minor', () => {
  test('is answered by the guardian, who reads for whom', async () => {
    const { wards: all } = await wards();
    expect(all).toEqual([
      expect.objectContaining({ uuid: idOf('intervener/nora'), is_kyc_unsigned: false }),
    ]);
    const kept = await answer(tutor, 'nora', declared);
    expect(kept.statusCode, kept.body).toBe(201);
    expect(await wards()).toMatchObject({ wards: [{ is_kyc_unsigned: true }], owing: 1 });
  });

  test('waits for the signature of the guardian, and of nobody else', async () => {
    const [document] = await toSign(tutor, 'tutor');
    expect(document).toMatchObject({
      uuid_owner: idOf('intervener/nora'),
      about: expect.stringMatching(/^Documentos de Nora /),
    });
    expect(await toSign(nora, 'nora')).toEqual([]);
    expect(await toSign(await desk.as('luis'), 'luis')).toEqual([]);
    await desk.rows((db) => confirmDeclaration(desk.context, db, document!.uuid));
    expect(await wards()).toMatchObject({ wards: [{ kyc_state: 'valid' }], owing: 0 });
  });

  test('is answered by nobody else, and the minor works for nobody', async () => {
    const refused = reasonsOf(await answer(nora, 'nora', kycDeclared, 'kyc-natural'));
    expect(refused).toEqual(['403 form_access']);
    expect(reasonsOf(await answer(nora, 'nora', declared))).toEqual(['403 form_access']);
    const luis = await desk.as('luis');
    expect((await answer(luis, 'nora', declared)).statusCode).toBe(403);
    const employed = { ...declared, SITUACION_LABORAL: 'CUENTA_AJENA' };
    expect(reasonsOf(await answer(tutor, 'nora', employed))).toEqual([
      '422 among /body/SITUACION_LABORAL',
    ]);
    expect(reasonsOf(await answer(tutor, 'tutor', declared))).toEqual(['422 const /path/id']);
    // Without a name of a form it is the one that is about them.
    expect((await tutor('POST', `${person('tutor')}/kyc`, kycDeclared)).statusCode).toBe(201);
  });

  test('is listed among what was answered with who answered it', async () => {
    const { transcripts } = (await nora('GET', `${person('nora')}/transcripts`)).json().data;
    expect(transcripts[0]).toMatchObject({ state: 'SIGNED', answered_by: 'Pablo Gil' });
    expect(transcripts[0].about).toMatch(/^Nora .* \(respondió Pablo Gil\)$/);
  });
});

describe('from the eighteenth birthday', () => {
  const owed = async () =>
    (await nora('GET', person('nora'))).json().data.intervener.declarations_owed;
  const order = async () => {
    const sent = {
      ...{ uuid_account: idOf('account/nora/1'), operation_type: 'SUSCRIPCION' },
      ...{ key_product: '10394', gross_amount: '100.00', pay_method: 'TRANSFERENCIA' },
      ...{ has_read_dfi: true, has_read_report: true },
    };
    return reasonsOf(await nora('POST', '/operations', sent));
  };

  test('what the guardian declared is owed by the new adult, who operates no sooner', async () => {
    expect(await owed()).toEqual([]);
    await born('2008-11-20');
    expect(await owed()).toEqual(['FATCA_OWN', 'CRS_OWN']);
    expect(await order()).toContain('403 operate_own_declarations');
    expect((await wards()).wards).toEqual([]);
  });

  test('until they have declared it themselves', async () => {
    await desk.rows((db) =>
      db
        .updateTable('declarations')
        .set({ made_on: '2026-11-20' })
        .where('uuid_intervener', '=', idOf('intervener/nora'))
        .execute(),
    );
    expect(await owed()).toEqual([]);
    expect(await order()).not.toContain('403 operate_own_declarations');
  });
});
