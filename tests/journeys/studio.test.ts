import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { kycDeclared } from '../support/kycForm.ts';
import { logIn, PASSWORD } from '../support/logIn.ts';
import {
  changeByKeys,
  endStudioSession,
  enterStudio,
  pageAnswers,
  proposeStudio,
  studioPress,
} from '../support/studioPages.ts';
import { expectSound, setStage } from './stage.ts';

const stage = setStage();
const url = (path: string) => stage.product.url(path);

/** Answers the questionnaire in the name of whoever is logged in on a page, with own answers or without. */
async function sendKyc(page: Page, own?: Record<string, unknown>): Promise<[number, string]> {
  const asked = page.waitForRequest((request) => 'authorization' in request.headers());
  await page.goto(url('/account/position'));
  const { authorization, apikey } = (await asked).headers();
  const headers = { authorization: authorization!, ...(apikey && { apikey }) };
  const me = await page.request.get(url('/api/me'), { headers });
  const { uuid } = (await me.json()).data.private_area.intervener as { uuid: string };
  const answer = await page.request.post(url(`/api/interveners/${uuid}/kyc`), {
    headers: { ...headers, origin: url('') },
    data: { ...kycDeclared, ...(own && { own_answers: own }) },
  });
  return [answer.status(), await answer.text()];
}

test('two people ask a question more in the questionnaire, with a condition and in English, and the server takes no answer without it', async () => {
  const [author, publisher] = [await stage.enter(), await stage.enter()];
  const { page } = author;
  const since = performance.now();
  await enterStudio(page, url('/studio/'), 'studio.edit');
  await expectSound(author, 'studio-proposals');
  await proposeStudio(page, 'Preguntar cómo nos conocieron', 'form/kyc-natural');
  await studioPress(page, 'Añadir una pregunta');
  await page.getByLabel('Pregunta, tal como se lee').fill('¿Cómo nos conoció?');
  await page.getByLabel('Qué se pide').selectOption({ label: 'Una opción de una lista' });
  await page.getByLabel('Opciones, una en cada línea').fill('Por un amigo\nPor internet');
  await page.getByText('Hay que responder para poder enviar').click();
  await page.getByLabel('Página en la que está').selectOption({ label: 'Una página nueva' });
  await page.getByLabel('Título de la página nueva').fill('Sobre nosotros');
  await page.getByText('Las páginas propias van detrás de las que pide la ley.').waitFor();
  await studioPress(page, 'Añadir la pregunta');
  await page.getByRole('heading', { name: '¿Cómo nos conoció?' }).waitFor();
  await page.getByRole('radio', { name: 'Cuando se cumple todo lo siguiente' }).check();
  await page
    .getByRole('combobox', { name: 'Lo que se mira' })
    .selectOption('/answers/HA_SIDO_DIRECTIVO');
  await page.getByRole('combobox', { name: 'Relación', exact: true }).selectOption('es');
  await page.getByRole('combobox', { name: 'Valor', exact: true }).selectOption({ label: 'No' });
  await studioPress(page, 'Aplicar los cambios');
  await page.getByText('Los cambios están aplicados.').waitFor();
  const english = {
    '¿Cómo nos conoció?': 'How did you hear about us?',
    'Por un amigo': 'From a friend',
    'Por internet': 'On the internet',
  };
  for (const [spanish, said] of Object.entries(english))
    await page
      .locator('.field')
      .filter({ has: page.getByText(spanish, { exact: true }) })
      .getByRole('textbox', { name: 'En inglés' })
      .fill(said);
  await studioPress(page, 'Aplicar las traducciones');
  await page.getByText('Otros idiomas (faltan: 0)').waitFor();
  await expectSound(author, 'studio-editor');
  await studioPress(page, 'Cambios y publicación');
  await page.getByText('Pregunta nueva: «¿Cómo nos conoció?»').waitFor();
  await page.getByText('Con repaso').first().waitFor();
  await expectSound(author, 'studio-changes');
  await studioPress(page, 'Enviar a revisión');
  await page.getByLabel('¿Por qué?').fill('Queremos saber qué canal funciona.');
  await page.getByRole('dialog').getByRole('button', { name: 'Enviar a revisión' }).click();
  await page.getByText('Enviada a revisión.').waitFor();

  const other = publisher.page;
  await enterStudio(other, url('/studio/'), 'studio.publish');
  await other.getByRole('link', { name: 'Preguntar cómo nos conocieron' }).click();
  await studioPress(other, 'Cambios y publicación');
  await other.getByText('Pregunta nueva: «¿Cómo nos conoció?»').waitFor();
  await studioPress(other, 'Aprobar');
  await other.getByRole('dialog').getByRole('button', { name: 'Aprobar' }).click();
  await other.getByText('Aprobada.').waitFor();
  await studioPress(other, 'Publicar');
  await other.getByLabel('Su contraseña, otra vez').fill('Demo.2026');
  await other.getByRole('dialog').getByRole('button', { name: 'Publicar' }).click();
  await other.getByText('Publicada.', { exact: true }).waitFor();
  const took = performance.now() - since;
  console.log(`a question more in the questionnaire took ${Math.round(took / 1000)} s`);
  await other.getByRole('link', { name: 'Versiones publicadas' }).click();
  await other.getByText('La que se ve ahora').waitFor();
  await expectSound(publisher, 'studio-releases');

  const investor = await stage.enter('phone');
  await logIn(investor.page, url('/login'), 'sintest');
  const texts = await pageAnswers(investor.page, url('/api/texts/pa/en/index.json'));
  expect(JSON.parse(texts)).toMatchObject(english);
  for (const own of [undefined, { COMO_NOS_CONOCIO: 'POR_LA_RADIO' }]) {
    const [refused, why] = await sendKyc(investor.page, own);
    expect(refused).toBe(422);
    expect(why).toContain('COMO_NOS_CONOCIO');
  }
  const [taken] = await sendKyc(investor.page, { COMO_NOS_CONOCIO: 'POR_INTERNET' });
  expect(taken).toBe(201);
});

test('a question is added, moved, doubled, removed, undone and sent to review by the keyboard alone', async () => {
  const { page } = await stage.enter();
  await changeByKeys(page, url('/studio/'));
});

test('who saves what another tab has saved meanwhile is told both versions, and nothing of either is lost', async () => {
  const { page } = await stage.enter();
  await enterStudio(page, url('/studio/'), 'studio.edit');
  await proposeStudio(page, 'Dos pestañas', 'form/contact');
  const [subject, message] = [page, await page.context().newPage()];
  await message.goto(page.url());
  const reword = async (tab: Page, question: RegExp, title: string) => {
    await tab.locator('.list__item').filter({ hasText: question }).first().click();
    await tab.getByLabel('Pregunta, tal como se lee').fill(title);
    await studioPress(tab, 'Aplicar los cambios');
  };
  await reword(subject, /.*/, 'Dígame de qué se trata');
  await subject.getByText('Guardado el').waitFor();
  await subject.waitForTimeout(1_500);
  // Whoever has commented has not thereby read what the other tab saved.
  await studioPress(message, 'Cambios y publicación');
  await message.getByLabel('Su comentario').fill('Falta el mensaje.');
  await studioPress(message, 'Añadir el comentario');
  await message.getByRole('listitem').filter({ hasText: 'Falta el mensaje.' }).waitFor();
  await studioPress(message, 'Formulario');
  await message.locator('.list__item').nth(1).click();
  await message.getByLabel('Pregunta, tal como se lee').fill('Dígame todo lo demás');
  await studioPress(message, 'Aplicar los cambios');
  // Other pages say “Mensaje” too.
  await studioPress(message, 'Cambiarlo sólo aquí');
  const dialog = message.getByRole('alertdialog');
  await dialog.waitFor();
  await dialog.getByText('En otra pestaña se ha guardado esta propuesta').waitFor();
  await dialog.getByText('pasa a decir «Dígame de qué se trata»').waitFor();
  await dialog.getByText('pasa a decir «Dígame todo lo demás»').waitFor();
  const saved = message.waitForResponse(
    (answer) => answer.request().method() === 'PUT' && answer.ok(),
  );
  await dialog.getByRole('button', { name: 'Juntar las dos' }).click();
  await saved;
  await message.reload();
  await message.locator('.list__item', { hasText: 'Dígame de qué se trata' }).waitFor();
  await message.locator('.list__item', { hasText: 'Dígame todo lo demás' }).waitFor();
});

/** Presses what has a page notice that its session is over, where it has not noticed by asking for problems. */
async function noticeEnd(page: Page, press: string): Promise<void> {
  const over = page.getByText('Su sesión ha terminado');
  await Promise.any([studioPress(page, press), over.waitFor()]);
  await over.waitFor();
}

test('what is typed when the session ends, at whatever depth, is there again after signing in', async () => {
  const { page, complaints } = await stage.enter();
  await enterStudio(page, url('/studio/'), 'studio.edit');
  await proposeStudio(page, 'La sesión termina', 'form/contact');
  await page.locator('.list__item').first().click();
  const title = page.getByLabel('Pregunta, tal como se lee');
  await title.fill('Dígame el motivo');
  await studioPress(page, 'Más');
  await page.getByLabel('Ejemplo dentro del campo').fill('Una duda');
  expect(await title.inputValue()).toBe('Dígame el motivo');
  await studioPress(page, 'Lo esencial');
  await page.getByRole('link', { name: 'Salir del Studio' }).click();
  await page.getByRole('alertdialog').waitFor();
  await studioPress(page, 'Seguir en la pregunta');
  await studioPress(page, 'Aplicar los cambios');
  await page.getByText('Guardado el').waitFor();
  await page.waitForTimeout(1_500);
  await page.getByLabel('Ayuda debajo de la pregunta').fill('En pocas palabras');
  const here = page.url();
  await page.getByLabel('Pregunta, tal como se lee').fill('Dígame qué quiere');
  await endStudioSession(page, url('/api/studio/session'));
  await noticeEnd(page, 'Aplicar los cambios');
  await page.locator('[autocomplete="username"]').fill('studio.edit');
  await page.locator('[autocomplete="current-password"]').fill(PASSWORD);
  await studioPress(page, 'Entrar');
  await page.getByRole('heading', { name: 'Dígame qué quiere', level: 2 }).waitFor();
  expect(page.url()).toBe(here);
  expect(await page.getByLabel('Ayuda debajo de la pregunta').inputValue()).toBe(
    'En pocas palabras',
  );
  await studioPress(page, 'Más');
  expect(await page.getByLabel('Ejemplo dentro del campo').inputValue()).toBe('Una duda');
  await page.getByText('Guardado el').waitFor();
  await page.waitForTimeout(1_500);

  await page.getByLabel('Ejemplo dentro del campo').fill('Otra duda');
  await endStudioSession(page, url('/api/studio/session'));
  await noticeEnd(page, 'Bajar');
  await page.locator('[autocomplete="username"]').fill('studio.edit');
  await page.locator('[autocomplete="current-password"]').fill(PASSWORD);
  await studioPress(page, 'Entrar');
  await page.getByText('Aquí sigue lo que había escrito y no aplicado').waitFor();
  await studioPress(page, 'Más');
  expect(await page.getByLabel('Ejemplo dentro del campo').inputValue()).toBe('Otra duda');
  await studioPress(page, 'Aplicar los cambios');
  await page.getByText('Los cambios están aplicados.').waitFor();
  await page.getByLabel('Con qué respuestas').selectOption({ label: 'Respuestas completas' });

  await page.getByRole('textbox', { name: 'En inglés' }).first().fill('Something else');
  await page.getByRole('link', { name: 'Propuestas', exact: true }).click();
  await page.getByRole('alertdialog').waitFor();
  await studioPress(page, 'Salir sin aplicarlos');
  await page.getByRole('heading', { name: 'Propuestas', level: 1 }).waitFor();
  // The refusals that tell the page that its session is over.
  const others = complaints.filter((said) => !/401/.test(said));
  complaints.splice(0, Infinity, ...others);
});

test('what is typed while the session is left in another tab is there again after signing in', async () => {
  const { page, complaints } = await stage.enter();
  await enterStudio(page, url('/studio/'), 'studio.edit');
  await proposeStudio(page, 'Se sale en otra pestaña', 'form/contact');
  await page.locator('.list__item').first().click();
  const help = page.getByLabel('Ayuda debajo de la pregunta');
  await help.fill('En pocas palabras');
  const here = page.url();
  const other = await page.context().newPage();
  await other.goto(url('/studio/'));
  await other.getByRole('link', { name: 'Salir del Studio' }).click();
  await other.locator('[autocomplete="username"]').waitFor();
  // The page does not know yet, and whoever is at it goes on.
  await help.fill('En dos palabras');
  await noticeEnd(page, 'Bajar');
  await page.locator('[autocomplete="username"]').fill('studio.edit');
  await page.locator('[autocomplete="current-password"]').fill(PASSWORD);
  await studioPress(page, 'Entrar');
  await page.getByText('Aquí sigue lo que había escrito y no aplicado').waitFor();
  expect(page.url()).toBe(here);
  expect(await help.inputValue()).toBe('En dos palabras');
  await studioPress(page, 'Aplicar los cambios');
  await page.getByText('Los cambios están aplicados.').waitFor();
  await page.waitForTimeout(1_500);
  await page.reload();
  await help.waitFor();
  expect(await help.inputValue()).toBe('En dos palabras');
  // The requests that learn that the session is over are refused, which browsers write down.
  const others = complaints.filter((said) => !/status of 401/.test(said));
  complaints.splice(0, Infinity, ...others);
});

test('a text that is no document yet is kept as it is typed, told as a problem, and mended by undoing', async () => {
  const visitor = await stage.enter();
  const { page } = visitor;
  await enterStudio(page, url('/studio/'), 'studio.edit');
  await proposeStudio(page, 'Un texto a medias', 'form/contact');
  await studioPress(page, 'Textos por idioma');
  await page.getByRole('columnheader', { name: 'inglés' }).waitFor();
  await expectSound(visitor, 'studio-texts');
  await studioPress(page, 'Texto del documento');
  const editor = page.getByRole('textbox', { name: 'Texto del documento en JSON' });
  await editor.waitFor();
  await expectSound(visitor, 'studio-json');
  await editor.click();
  await page.keyboard.press('Control+Home');
  await page.keyboard.type('x');
  await page.getByText('El texto todavía no es un documento').waitFor();
  await page.getByText('Hay cambios sin guardar').waitFor();
  await page.getByText('Guardado el').waitFor();
  await page.reload();
  await page.getByText('El texto todavía no es un documento').waitFor();
  await page.getByText(/Errores: [1-9]/).waitFor();
  await editor.click();
  await page.keyboard.press('Control+Home');
  await page.keyboard.press('Delete');
  await page.getByText('El texto todavía no es un documento').waitFor({ state: 'detached' });
  await page.getByText('Sin problemas').waitFor();
});
