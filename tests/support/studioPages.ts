import type { Page } from 'playwright';
import { PASSWORD } from './logIn.ts';
import { tabTo } from './tabTo.ts';

/** Presses a button of the Studio by its words. */
export const studioPress = (page: Page, name: string) =>
  page.getByRole('button', { name, exact: true }).first().click();

/** Signs in to the Studio and waits for its proposals. */
export async function enterStudio(page: Page, url: string, user: string): Promise<void> {
  await page.goto(url);
  await page.locator('[autocomplete="username"]').fill(user);
  await page.locator('[autocomplete="current-password"]').fill(PASSWORD);
  await studioPress(page, 'Entrar');
  await page.getByRole('heading', { name: 'Propuestas', level: 1 }).waitFor();
}

/** Ends the session of whoever is on a page, as another window of theirs would; the page is not told. */
export async function endStudioSession(page: Page, url: string): Promise<void> {
  const stored = await page.evaluate(() => localStorage.getItem('studio.session'));
  const { token_type, access_token } = JSON.parse(atob(stored!)) as Record<string, string>;
  const headers = { authorization: `${token_type} ${access_token}`, origin: new URL(url).origin };
  const answer = await page.request.delete(url, { headers });
  if (!answer.ok()) throw new Error(await answer.text());
}

/** A new proposal, open at a form. */
export async function proposeStudio(page: Page, name: string, form: string): Promise<void> {
  await studioPress(page, 'Nueva propuesta');
  await page.getByLabel('¿Qué quiere cambiar?').fill(name);
  await studioPress(page, 'Crear la propuesta');
  await page.getByRole('heading', { name }).waitFor();
  await page.getByLabel('Formulario que se edita').selectOption(form);
}

/** What an address answers to whoever is on a page. */
export async function pageAnswers(page: Page, url: string): Promise<string> {
  const answer = await page.request.get(url);
  if (!answer.ok()) throw new Error(await answer.text());
  return answer.text();
}

/** Types into a field that the Tab key leads to. */
export const typed = async (page: Page, label: string, words: string) => {
  await tabTo(page, label);
  await page.keyboard.type(words);
};
/** Presses what the Tab key leads to. */
export const pressed = async (page: Page, words: string) => {
  await tabTo(page, words);
  // What waits for something is pressed once it waits no more.
  await page.waitForFunction(
    () => document.activeElement?.getAttribute('aria-disabled') !== 'true',
  );
  await page.keyboard.press('Enter');
};

/** Presses Tab backwards until the focus is on a button that bears just these words. */
export async function tabBackTo(page: Page, words: string): Promise<void> {
  for (let turn = 0; turn < 60; turn++) {
    await page.keyboard.press('Shift+Tab');
    const here = await page.evaluate(() => document.activeElement?.textContent ?? '');
    if (here.trim() === words) return;
  }
  throw new Error(`Shift and Tab do not lead to ${words}`);
}

/** Goes down a list of choices to the one that begins so. */
export async function chosen(page: Page, label: string, words: string): Promise<void> {
  await tabTo(page, label);
  const here = () =>
    page.evaluate(
      () => (document.activeElement as HTMLSelectElement).selectedOptions?.[0]?.textContent ?? '',
    );
  for (let turn = 0; turn < 120; turn++) {
    if ((await here()).startsWith(words)) return;
    await page.keyboard.press('ArrowDown');
  }
  throw new Error(`The arrows do not lead to ${words}`);
}

/** Asks a question more, moves it, gives it a condition, takes that back, and sends it to review: no pointer is touched. */
export async function changeByKeys(page: Page, url: string): Promise<void> {
  const reads = (words: string) => page.getByText(words, { exact: true }).first().waitFor();
  await page.goto(url);
  await page.locator('[autocomplete="username"]').waitFor();
  await typed(page, 'Usuario', 'studio.edit');
  await typed(page, 'Contraseña', PASSWORD);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Propuestas', level: 1 }).waitFor();
  await pressed(page, 'Nueva propuesta');
  await page.getByRole('dialog').waitFor();
  await typed(page, '¿Qué quiere cambiar?', 'Preguntar por teclado');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Preguntar por teclado' }).waitFor();
  await chosen(page, 'Formulario que se edita', 'Conocimiento del cliente (kyc-natural)');
  await page.getByRole('heading', { name: 'Obligaciones fiscales', level: 2 }).waitFor();
  await pressed(page, 'Añadir una pregunta');
  await page.getByRole('dialog').waitFor();
  await typed(page, 'Pregunta, tal como se lee', '¿Tiene mascota?');
  await chosen(page, 'Qué se pide', 'Sí o no');
  await chosen(page, 'Página en la que está', 'Una página');
  await page.getByLabel('Título de la página nueva').waitFor();
  await typed(page, 'Título de la página nueva', 'En casa');
  await pressed(page, 'Añadir la pregunta');
  await page.getByRole('heading', { name: '¿Tiene mascota?', level: 2 }).waitFor();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await pressed(page, 'Duplicar');
  await reads('TIENE_MASCOTA_2');
  await pressed(page, 'Subir');
  await reads('Ha cambiado de lugar.');
  await typed(page, 'Ayuda debajo de la pregunta', 'Perro, gato o lo que sea.');
  await tabTo(page, 'Siempre');
  await page.keyboard.press('ArrowDown');
  await chosen(page, 'Lo que se mira', '¿Tiene mascota?');
  await chosen(page, 'Relación', 'es');
  await page.getByRole('combobox', { name: 'Valor', exact: true }).waitFor();
  await chosen(page, 'Valor', 'No');
  await pressed(page, 'Aplicar los cambios');
  await reads('Los cambios están aplicados.');
  // Back to what is done with the question, above its panel.
  await tabBackTo(page, 'Quitar');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor();
  await pressed(page, 'Quitar');
  await page.getByText('TIENE_MASCOTA_2').waitFor({ state: 'detached' });
  await page.evaluate(() => document.querySelector<HTMLElement>('main')?.focus());
  await page.keyboard.press('Control+z');
  await page.locator('.list__item', { hasText: '¿Tiene mascota?' }).nth(1).waitFor();
  await page.keyboard.press('Control+Shift+z');
  await page
    .locator('.list__item', { hasText: '¿Tiene mascota?' })
    .nth(1)
    .waitFor({ state: 'detached' });
  await pressed(page, 'Cambios y publicación');
  await reads('Pregunta nueva: «¿Tiene mascota?»');
  await pressed(page, 'Enviar a revisión');
  await page.getByRole('dialog').waitFor();
  await typed(page, '¿Por qué?', 'Por probar las teclas.');
  await pressed(page, 'Enviar a revisión');
  await reads('Enviada a revisión.');
}
