import type { Page } from 'playwright';
import { expect, test } from 'vitest';
import { PASSWORD } from '../support/logIn.ts';
import { chosen, pressed, tabBackTo, typed } from '../support/studioPages.ts';
import { worlds } from '../support/editedForms.ts';
import { tabTo } from '../support/tabTo.ts';
import { expectSound, setStage } from './stage.ts';

const stage = setStage();

const reads = (page: Page, words: string | RegExp) => page.getByText(words).first().waitFor();

/** A new proposal, begun without a pointer. */
async function proposeByKeys(page: Page, name: string): Promise<void> {
  await page.goto(stage.product.url('/studio/'));
  await page.locator('[autocomplete="username"]').waitFor();
  await typed(page, 'Usuario', 'studio.edit');
  await typed(page, 'Contraseña', PASSWORD);
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Propuestas', level: 1 }).waitFor();
  await pressed(page, 'Nueva propuesta');
  await dialogTaken(page);
  await typed(page, '¿Qué quiere cambiar?', name);
  await pressed(page, 'Crear la propuesta');
  await page.getByRole('heading', { name }).waitFor();
}

/** Waits for a dialog that has taken the focus: what is typed before that goes nowhere. */
async function dialogTaken(page: Page): Promise<void> {
  await page.waitForFunction(() => document.activeElement?.closest('[role=dialog]'));
}

/** Types over what a field says. */
async function retyped(page: Page, label: string, words: string): Promise<void> {
  await tabTo(page, label);
  await page.keyboard.press('Control+A');
  await page.keyboard.type(words);
}

/** Undoes the last edit from outside of any field. */
async function undone(page: Page): Promise<void> {
  await page.evaluate(() => document.querySelector<HTMLElement>('main')?.focus());
  await page.keyboard.press('Control+z');
}

const saved = async (page: Page) => {
  await page.waitForTimeout(1_000);
  await reads(page, 'Guardado el');
};

test('settings and colours are changed by the keyboard alone, and how they read is told while they are typed', async () => {
  const visitor = await stage.enter();
  const { page } = visitor;
  await proposeByKeys(page, 'Colores y plazos');
  await pressed(page, 'Ajustes');
  await page.getByRole('heading', { name: 'Ajustes de la entidad' }).waitFor();
  await retyped(page, 'Plazos y tipos · Validez del test de conveniencia', '24');
  await page.keyboard.press('Enter');
  await reads(page, 'Los cambios están aplicados.');
  await saved(page);
  await expectSound(visitor, 'studio-settings');
  await tabBackTo(page, 'Estilo');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Contraste de los colores' }).waitFor();
  await retyped(page, 'En claro · Principal', '#9FB8C4');
  await reads(page, 'No llega: hacen falta 4,5 a 1');
  await retyped(page, 'En claro · Principal al señalar', '#083C53');
  await tabBackTo(page, 'Cambios y publicación');
  await tabTo(page, 'En claro · Principal');
  await page.keyboard.press('Control+A');
  await page.keyboard.type('#0A4258');
  await page.getByText('No llega').first().waitFor({ state: 'detached' });
  await page.keyboard.press('Enter');
  await reads(page, 'Los cambios están aplicados.');
  await saved(page);
  await expectSound(visitor, 'studio-style');
  await tabBackTo(page, 'Cambios y publicación');
  await page.keyboard.press('Enter');
  await reads(page, /Validez del test de conveniencia.*«24»/);
  await reads(page, /En claro › Principal.*#0A4258/);
  await undone(page);
  // What was taken back is still said beside what takes it back.
  const changes = page.getByRole('region', { name: 'Lo que cambia' });
  await changes.getByText(/#0A4258/).waitFor({ state: 'detached' });
});

test('what the server finds wrong with a setting is told at its field, and F8 leads to it', async () => {
  const visitor = await stage.enter();
  const { page } = visitor;
  await proposeByKeys(page, 'Un ajuste que no vale');
  const settings = JSON.parse(worlds.almadraba!['settings/settings']!) as {
    front_params: Record<string, unknown>;
  };
  settings.front_params.BENEFIT_RATE = 'mucho';
  await page.goto(`${page.url()}?vista=json&documento=settings/settings`);
  await page.getByRole('textbox', { name: 'Texto del documento en JSON' }).click();
  await page.keyboard.press('Control+a');
  await page.keyboard.insertText(JSON.stringify(settings, null, 2));
  await reads(page, 'Errores: 1');
  const badge = page.locator('.views__one', { hasText: 'Ajustes' });
  await badge.getByText('Errores: 1').waitFor();
  await page.keyboard.press('F8');
  await page.getByRole('heading', { name: 'Ajustes de la entidad' }).waitFor();
  await page.waitForFunction(
    () => document.activeElement?.id === '/answers/front_params_BENEFIT_RATE',
  );
  // Whoever hears the field hears what is wrong with it, and whoever sees it sees it just above.
  const { said, above } = await page.evaluate(() => {
    const field = document.activeElement!;
    const ids = field.getAttribute('aria-describedby')?.split(' ') ?? [];
    const notice = ids
      .map((id) => document.getElementById(id))
      .find((one) => one?.classList.contains('notice'));
    const gap = field.getBoundingClientRect().top - notice!.getBoundingClientRect().bottom;
    return { said: notice!.textContent, above: gap };
  });
  expect(said).toContain('Es un número de una o dos cifras');
  expect(above).toBeGreaterThanOrEqual(0);
  expect(above).toBeLessThan(150);
  await expectSound(visitor, 'studio-settings-wrong');
});

test('a block is added with data of the contract, moved, doubled, reworded, hidden and undone by the keyboard alone', async () => {
  const visitor = await stage.enter();
  const { page } = visitor;
  await proposeByKeys(page, 'Posiciones en la portada');
  await pressed(page, 'Pantallas');
  await chosen(page, 'Pantalla que se edita', 'Mi cartera');
  await pressed(page, 'Añadir un bloque');
  await dialogTaken(page);
  await tabTo(page, 'Acciones');
  while (
    !(await page.evaluate(() =>
      (document.activeElement as HTMLInputElement).labels?.[0]?.textContent.startsWith('Tabla'),
    ))
  )
    await page.keyboard.press('ArrowDown');
  await typed(page, 'Título del bloque', 'Lo que tiene hoy');
  await tabTo(page, 'Qué datos enseña');
  await page.keyboard.type('Posiciones de la persona');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await pressed(page, 'Poner el bloque');
  await page.getByRole('heading', { name: 'Lo que tiene hoy', level: 2 }).waitFor();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await expectSound(visitor, 'studio-screens');
  await pressed(page, 'Subir');
  await reads(page, 'Ha cambiado de lugar.');
  await pressed(page, 'Duplicar');
  await page.locator('.list__item', { hasText: 'Lo que tiene hoy' }).nth(1).waitFor();
  // Whoever doubles a block goes on with the new one.
  await page.waitForFunction(() => document.activeElement?.tagName === 'H2');
  await retyped(page, 'Título', 'Lo que tenía');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Lo que tenía', level: 2 }).waitFor();
  await tabBackTo(page, 'Quitar');
  await page.keyboard.press('Enter');
  await dialogTaken(page);
  await pressed(page, 'Quitar');
  await page.locator('.list__item', { hasText: 'Lo que tenía' }).waitFor({ state: 'detached' });
  await undone(page);
  await page.locator('.list__item', { hasText: 'Lo que tenía' }).waitFor();
  await saved(page);
  await reads(page, /Sin problemas|Errores: 0/);
  await pressed(page, 'Menús');
  await page.getByRole('heading', { name: 'Barra de secciones' }).waitFor();
  await expectSound(visitor, 'studio-navigation');
  await tabTo(page, 'Inicio');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Mi cartera', level: 2 }).waitFor();
  await pressed(page, 'Bajar');
  await reads(page, 'Ha cambiado de lugar.');
});

test('a page is added to a form, reworded, moved and removed, and its questions go to another, by the keyboard alone', async () => {
  const visitor = await stage.enter();
  const { page } = visitor;
  await proposeByKeys(page, 'Páginas del cuestionario');
  await chosen(page, 'Formulario que se edita', 'Formulario de Contacto');
  await pressed(page, 'Añadir una página');
  await dialogTaken(page);
  await typed(page, 'Título de la página nueva', 'Antes de empezar');
  await pressed(page, 'Poner la página');
  await page.getByRole('heading', { name: 'Antes de empezar', level: 2 }).first().waitFor();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await retyped(page, 'Título de la página', 'Para terminar');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'Para terminar', level: 2 }).first().waitFor();
  await tabBackTo(page, 'Subir');
  await page.keyboard.press('Enter');
  await reads(page, 'Ha cambiado de lugar.');
  await expectSound(visitor, 'studio-steps');
  const pages = page.locator('.list__step .list__page');
  // That the first page goes no further is seen beside the list, and heard.
  await pages.nth(0).focus();
  await page.keyboard.press('Alt+ArrowUp');
  const told = page.getByRole('status').filter({ hasText: 'Ya no se puede mover más.' });
  await told.waitFor();
  expect((await told.boundingBox())!.height).toBeGreaterThan(10);
  // The page that has the questions goes, and they go to the new one.
  await pages.nth(1).focus();
  await page.keyboard.press('Enter');
  const questions = await page.locator('.list__item').count();
  await page.getByText(/Página del formulario, con preguntas: [1-9]/).waitFor();
  await pressed(page, 'Ocultar');
  await dialogTaken(page);
  await reads(page, 'Adónde van sus preguntas');
  await pressed(page, 'Ocultar');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(await pages.count()).toBe(1);
  expect(await page.locator('.list__item').count()).toBe(questions);
  await undone(page);
  await pages.nth(1).waitFor();
});
