import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { confirmDeclaration } from '../../../src/server/people/declarations/confirmDeclaration.ts';
import { idOf, MISSING, openDesk, person, type Desk, type Send } from './desk.ts';

let desk: Desk;
let ana: Send;
let amelie: Send;
beforeAll(async () => {
  desk = await openDesk();
  ana = await desk.as('ana');
  amelie = await desk.as('amelie');
});
afterAll(() => desk.close());

const begun = async (send: Send, login: string) =>
  (await send('GET', `${person(login)}/tax-answers`)).json().data;
const forget = (login: string, kind: 'FATCA' | 'CRS') =>
  desk.rows((db) =>
    db
      .updateTable('declarations')
      .set({ is_current: false })
      .where('uuid_intervener', '=', idOf(`intervener/${login}`))
      .where('kind', '=', kind)
      .execute(),
  );
const answerKyc = (login: string, answers: Record<string, unknown>) =>
  desk.rows((db) =>
    db
      .updateTable('declarations')
      .set({ answers })
      .where('uuid_intervener', '=', idOf(`intervener/${login}`))
      .where('kind', '=', 'KYC')
      .execute(),
  );

describe('a tax declaration begins', () => {
  test('with the residence in force, where only the first was kept', async () => {
    expect((await begun(ana, 'ana')).crs).toMatchObject({
      residences: [{ tin_country: 'ESP', tin_code: '12345678Z' }],
    });
    expect((await begun(amelie, 'amelie')).crs.residences).toEqual([{ tin_country: 'FRA' }]);
  });

  test('with what is on file and what the questionnaire says, before there is one', async () => {
    await forget('amelie', 'CRS');
    await forget('amelie', 'FATCA');
    const residences = [{ tin_country: 'ARE', missing_reason: 'A' }];
    await answerKyc('amelie', {
      ...{ TIENE_NIF_EEUU: 'SI', INDIQUE_NUMERO_TIN: '536-90-4399' },
      ...{ TIENE_SEGUNDO_PAIS_OBLIGACION_FISCAL: 'SI', PAISES_OBLIGACION_FISCAL: residences },
    });
    expect(await begun(amelie, 'amelie')).toEqual({
      fatca: { tin_code: '536-90-4399' },
      crs: { residences: [{ tin_country: 'FRA' }, ...residences] },
      classes: null,
    });
    const { intervener } = (await amelie('GET', person('amelie'))).json().data;
    expect([intervener.fatca, intervener.crs]).toEqual([null, null]);
  });

  test('with what waits for a signature, and then with what was signed', async () => {
    const residences = [{ tin_country: 'ESP', tin_code: '12345678Z' }];
    const sent = { residences, direction_type: 'OECD301', declares: true };
    const saved = await ana('PATCH', `${person('ana')}/crs`, sent, 'crs');
    expect(saved.statusCode, saved.body).toBe(200);
    const declared = { residences, direction_type: 'OECD301', crs_indicator: 'NRP' };
    expect((await begun(ana, 'ana')).crs).toMatchObject(declared);
    const { uuid_document } = await desk.rows((db) =>
      db
        .selectFrom('declarations')
        .select('uuid_document')
        .where('uuid_intervener', '=', idOf('intervener/ana'))
        .where('kind', '=', 'CRS')
        .where('status', '=', 'DRAFT')
        .executeTakeFirstOrThrow(),
    );
    await desk.rows((db) => confirmDeclaration(desk.context, db, uuid_document!));
    const now = (await begun(ana, 'ana')).crs;
    expect(now).toMatchObject(declared);
    // What is declared here and now is said anew.
    expect(now).not.toHaveProperty('declares');
  });

  test('for whom it is, and nobody else', async () => {
    const answer = await amelie('GET', `${person('ana')}/tax-answers`);
    expect([answer.statusCode, answer.body]).toEqual([404, MISSING]);
  });
});
