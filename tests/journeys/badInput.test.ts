import { expect, test } from 'vitest';
import { logIn } from '../support/logIn.ts';
import { pdfFile } from '../support/files.ts';
import { expectSound, setStage } from './stage.ts';

const stage = setStage();
/** What the browser itself complains of, which is what is looked for here. */
const forgive = (complaints: string[]) =>
  complaints.splice(
    0,
    Infinity,
    ...complaints.filter((said) => !/Failed to load resource|ERR_/.test(said)),
  );

test('a file that will not do is told in words, before it is sent and after, and a good one takes its place', async () => {
  const visitor = await stage.enter('phone');
  const { page } = visitor;
  await logIn(page, stage.product.url('/login'), 'ana');
  await page.goto(stage.product.url('/account/documents/upload'));
  await page.locator('main').getByRole('radio').first().check();
  await page.getByLabel('¿Qué documento es?').selectOption({ index: 1 });
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && /\/documents$/.test(request.url())) sent.push(request.url());
  });
  const choose = (name: string, buffer: Buffer) =>
    page
      .locator('input[type=file]')
      .first()
      // A file that is too large takes its time to be handed to the browser.
      .setInputFiles({ name, mimeType: 'application/pdf', buffer });
  const good = await pdfFile('Documento');
  const refused: [name: string, bytes: Buffer, why: RegExp][] = [
    ['carta.docx', Buffer.from('x'), /carta\.docx no es del tipo que pedimos/],
    ['nada.pdf', Buffer.alloc(0), /nada\.pdf está vacío/],
    ['falso.pdf', Buffer.from('<html></html>'), /falso\.pdf está dañado o no es lo que dice/],
    ['grande.pdf', Buffer.concat([good, Buffer.alloc(11 * 1024 ** 2)]), /grande\.pdf ocupa más de/],
  ];
  for (const [name, bytes, why] of refused) {
    await choose(name, bytes);
    await page.getByText(why).first().waitFor();
  }
  await expectSound(visitor, 'file-refused');
  expect(sent).toEqual([]);
  // It begins as a PDF does: only who opens it knows.
  const [answer] = await Promise.all([
    page.waitForResponse(
      (one) => one.request().method() === 'POST' && /\/documents$/.test(one.url()),
    ),
    choose('roto.pdf', good.subarray(0, 200)),
  ]);
  const { message } = (await answer.json()).result.errors[0];
  expect(message).toContain('roto.pdf');
  await page.getByText(message).first().waitFor();
  expect(sent).toHaveLength(1);
  await expectSound(visitor, 'file-refused-by-server');
  await choose('bueno.pdf', good);
  await page.getByText('Enviado', { exact: true }).waitFor();
  forgive(visitor.complaints);
});

test('a connection that is lost in the middle of a questionnaire loses nothing, and the page says so', async () => {
  const visitor = await stage.enter('phone');
  const { page } = visitor;
  const say = (question: string, answer: string) =>
    page
      .getByRole('radiogroup', { name: question })
      .or(page.getByRole('group', { name: question }))
      .getByRole('radio', { name: answer, exact: true });
  const on = (title: string) => page.getByRole('heading', { name: title }).first().waitFor();
  await logIn(page, stage.product.url('/login'), 'sintest');
  await page.goto(stage.product.url('/profile/kyc-form'));
  await page.getByRole('link', { name: 'Responder al cuestionario' }).click();
  await on('Obligaciones fiscales');
  await say('¿Tiene un NIF de Estados Unidos?', 'No').check();
  await say('¿Tiene obligaciones fiscales en otro país?', 'Sí').check();
  await page.getByText('Borrador guardado').waitFor();
  await page.context().setOffline(true);
  await say('¿Tiene obligaciones fiscales en otro país?', 'No').check();
  await page.getByText('No hemos podido guardar el borrador. Lo volvemos a intentar.').waitFor();
  await page.getByRole('button', { name: 'Continuar', exact: true }).click();
  await on('Situación laboral');
  await page.context().setOffline(false);
  // What could not be kept is kept by itself now.
  await page.getByText('Borrador guardado').waitFor();
  const kept = page.waitForResponse((answer) => answer.request().method() === 'PUT' && answer.ok());
  await page.getByRole('radio', { name: /Jubilad/ }).check();
  await kept;
  await page.reload();
  await on('Situación laboral');
  expect(await page.getByRole('radio', { name: /Jubilad/ }).isChecked()).toBe(true);
  await page.goBack();
  await on('Obligaciones fiscales');
  for (const question of [
    '¿Tiene un NIF de Estados Unidos?',
    '¿Tiene obligaciones fiscales en otro país?',
  ])
    expect(await say(question, 'No').isChecked()).toBe(true);
  forgive(visitor.complaints);
});
