import type { FrameLocator, Page } from 'playwright';
import { expect, test } from 'vitest';
import { leave, visit } from '../support/browser.ts';
import { enterStudio, proposeStudio, studioPress } from '../support/studioPages.ts';
import { expectSound, setStage } from './stage.ts';

const stage = setStage();
const url = (path: string) => stage.product.url(path);
const framed = (page: Page): FrameLocator => page.frameLocator('.preview__frame').first();
const saved = async (page: Page) => {
  await page.waitForTimeout(1_000);
  await page.getByText('Guardado el').waitFor();
};

test('answers are kept as an example, and a change that alters what they give is stopped by its name', async () => {
  const visitor = await stage.enter();
  const { page } = visitor;
  await enterStudio(page, url('/studio/'), 'studio.edit');
  await proposeStudio(page, 'Con un ejemplo', 'form/account-alias');
  await page.getByLabel('Con qué respuestas').selectOption({ label: 'Respuestas completas' });
  await page.getByText('Estas respuestas se podrían enviar').waitFor();
  await studioPress(page, 'Guardar como ejemplo');
  await page.getByRole('dialog').waitFor();
  await expectSound(visitor, 'studio-example');
  await page.getByLabel('Nombre del ejemplo').fill('Alias corto');
  await studioPress(page, 'Guardar el ejemplo');
  await page.getByText('El ejemplo «Alias corto» está guardado en la propuesta.').waitFor();
  await page.getByText('Sin problemas').waitFor();

  await studioPress(page, 'Añadir una pregunta');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Pregunta, tal como se lee').fill('¿Cuándo le llamamos?');
  await dialog.getByLabel('Qué se pide').selectOption({ label: 'Texto corto' });
  await dialog.getByLabel('Hay que responder para poder enviar').check();
  await dialog.getByLabel('Página en la que está').selectOption({ index: 1 });
  await studioPress(page, 'Añadir la pregunta');
  await page.getByRole('heading', { name: '¿Cuándo le llamamos?' }).waitFor();
  await page
    .getByText(/Errores: [1-9]/)
    .first()
    .waitFor();
  await page.locator('.problems summary').click();
  await page
    .getByText(/El ejemplo «Alias corto» daba ningún error/)
    .first()
    .waitFor();
  // Whoever follows the problem sees the example, and says that it gives something else.
  await page
    .getByRole('button', { name: /El ejemplo «Alias corto»/ })
    .first()
    .click();
  await page.getByText('El ejemplo «Alias corto» daba otra cosa').waitFor();
  await studioPress(page, 'Decir que ahora da esto');
  await page.getByText('El ejemplo «Alias corto» queda con lo que da ahora.').waitFor();
  await page
    .getByText(/Errores: 0|Sin problemas/)
    .first()
    .waitFor();
  await expectSound(visitor, 'studio-example-kept');
});

test('somebody without the Studio sees a preview by a link, until it is revoked', async () => {
  const { page } = await stage.enter();
  await enterStudio(page, url('/studio/'), 'studio.edit');
  await proposeStudio(page, 'Para la abogada', 'form/contact');
  await page.locator('.list__item').first().click();
  await page.getByLabel('Pregunta, tal como se lee').fill('Díganos el motivo');
  await studioPress(page, 'Aplicar los cambios');
  await framed(page).getByText('Díganos el motivo').first().waitFor();
  await studioPress(page, 'Enseñar con un enlace…');
  await page.getByLabel('¿Cuánto dura el enlace?').selectOption({ label: 'Una semana' });
  await studioPress(page, 'Crear el enlace');
  const address = await page.getByLabel('Dirección del enlace').inputValue();
  expect(new URL(address).hash.length).toBeGreaterThan(40);

  const lawyer = await visit(stage.browser);
  const asked: string[] = [];
  lawyer.page.on('request', (request) => asked.push(request.url()));
  await lawyer.page.goto(address);
  await lawyer.page.getByRole('heading', { name: 'Para la abogada', level: 1 }).waitFor();
  await framed(lawyer.page).getByText('Díganos el motivo').first().waitFor();
  await expectSound(lawyer, 'studio-shared');
  // Its secret is in no address that anybody is asked at.
  expect(asked.filter((each) => each.includes(new URL(address).hash.slice(1)))).toEqual([]);
  expect(await lawyer.page.evaluate(() => localStorage.getItem('studio.session'))).toBeNull();
  await lawyer.page.setViewportSize({ width: 320, height: 640 });
  await expectSound(lawyer, 'studio-shared-narrow');

  await studioPress(page, 'Anular el enlace');
  await page.getByText('El enlace está anulado').waitFor();
  await lawyer.page.reload();
  await lawyer.page.getByRole('heading', { name: 'Este enlace no enseña nada' }).waitFor();
  const others = lawyer.complaints.filter((said) => !/404/.test(said));
  expect(others).toEqual([]);
  lawyer.complaints.splice(0, Infinity);
  await leave(lawyer);
});

test('a question is dragged behind another one, taken back by undoing, and seen before and after', async () => {
  const visitor = await stage.enter();
  const { page } = visitor;
  await enterStudio(page, url('/studio/'), 'studio.edit');
  await proposeStudio(page, 'Otro orden', 'form/contact');
  const titles = () => page.locator('.list__item span:first-child').allTextContents();
  await page.locator('.list__item').nth(1).waitFor();
  const before = await titles();
  await page.locator('.list').hover();
  await page.locator('.list__handle').first().waitFor();
  const [from, to] = [page.locator('.list__handle').first(), page.locator('.list__row').nth(1)];
  const box = (await to.boundingBox())!;
  await from.dragTo(to, { targetPosition: { x: box.width / 2, y: box.height - 4 } });
  await expect.poll(titles).toEqual([before[1], before[0], ...before.slice(2)]);
  // What is taken back is told on the button and once it is: it may stand on another page.
  await page.getByRole('button', { name: /^Deshacer: .+/ }).click();
  await expect.poll(titles).toEqual(before);
  await page
    .getByRole('status')
    .filter({ hasText: /^Deshecho: .+/ })
    .waitFor();
  await page.getByRole('button', { name: /^Rehacer: .+/ }).click();
  await page
    .getByRole('status')
    .filter({ hasText: /^Rehecho: .+/ })
    .waitFor();
  await saved(page);
  await studioPress(page, 'Cambios y publicación');
  await page.getByText('Antes y después').click();
  for (const side of ['Antes: lo que se publica ahora', 'Después: con la propuesta'])
    await page.frameLocator(`iframe[title="${side}"]`).getByRole('heading', { level: 1 }).waitFor();
  await page.getByText('Condiciones por tecla').waitFor();
  await expectSound(visitor, 'studio-compared');
});

test('a preview is for whoever is chosen, on the screens around the form too, and what is pressed in it is chosen', async () => {
  const { page } = await stage.enter();
  await enterStudio(page, url('/studio/'), 'studio.edit');
  await proposeStudio(page, 'Como lo ven', 'form/kyc-natural');
  await framed(page).getByRole('heading', { name: 'Conocimiento del cliente' }).waitFor();
  const person = page.getByRole('combobox', { name: 'Para quién' });
  await person.selectOption({ label: 'Apoderado de sociedad' });
  await framed(page).getByText('Este cuestionario es para personas físicas.').waitFor();
  await person.selectOption({ label: 'Titular' });
  await framed(page)
    .locator('.field')
    .first()
    .click({ position: { x: 4, y: 4 } });
  await page.locator('.list__item[aria-current="true"]').waitFor();
  await page.getByLabel('Qué se ve').selectOption('screen/position');
  await framed(page).locator('.block').first().waitFor();
  await person.selectOption({ label: 'Quien todavía no ha entrado' });
  await framed(page).getByText('Quien es así no ve esta pantalla.').waitFor();
});
