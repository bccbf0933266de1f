import sharp from 'sharp';
import { expect, test } from 'vitest';
import type { Page } from 'playwright';
import { confirmPerson, forgiveAsking } from '../support/confirmPerson.ts';
import { logIn } from '../support/logIn.ts';
import { uuidOf } from '../../src/server/kernel/uuidOf.ts';
import { expectSound, setStage } from './stage.ts';
import { isWhole } from '../support/sweep.ts';

const stage = setStage();

const picture = async (background: string) => ({
  name: 'yo.png',
  mimeType: 'image/png',
  buffer: await sharp({ create: { width: 900, height: 600, channels: 3, background } })
    .png()
    .toBuffer(),
});
const avatar = (page: Page) => page.locator('header .avatar');
const inAvatar = (page: Page) => avatar(page).locator('img');
/** Width that was decoded: nothing of a picture that cannot be shown. */
const shown = (page: Page) =>
  inAvatar(page).evaluate((image: HTMLImageElement) => image.naturalWidth);

test.each([
  ['desktop', 'ana'],
  ['phone', 'luis'],
] as const)('on a %s a photo is chosen, saved, changed and removed', async (size, login) => {
  const visitor = await stage.enter(size);
  const { page } = visitor;
  const asked: string[] = [];
  page.on('request', (request) => {
    if (request.method() === 'GET' && request.url().endsWith('/photo')) asked.push(request.url());
  });
  await logIn(page, stage.product.url('/login'), login);
  expect(await inAvatar(page).count()).toBe(0);
  expect((await avatar(page).textContent())?.trim()).not.toBe('');
  await page.goto(stage.product.url('/profile'));
  const choose = page.locator('input[type=file]');
  await choose.setInputFiles({ name: 'x.png', mimeType: 'image/png', buffer: Buffer.from('no') });
  await page.getByText('No podemos leer esta imagen.').waitFor();
  await choose.setInputFiles(await picture('#336699'));
  await page.getByAltText('Así se verá su foto').waitFor();
  await expectSound(visitor, `photo-chosen-${size}`);
  await page.getByRole('button', { name: 'Descartar' }).click();
  expect(await page.getByAltText('Así se verá su foto').count()).toBe(0);
  expect(await inAvatar(page).count()).toBe(0);

  await choose.setInputFiles(await picture('#336699'));
  await page.getByRole('button', { name: 'Guardar la foto' }).click();
  await inAvatar(page).waitFor();
  expect(await shown(page)).toBe(256);
  const first = await inAvatar(page).getAttribute('src');
  await page.getByAltText('Foto actual').waitFor();
  await expectSound(visitor, `photo-saved-${size}`);
  expect(asked.length).toBe(1);

  // Wherever one goes, it is not asked for again.
  await avatar(page).click();
  await page.getByRole('menuitem', { name: 'Documentación' }).click();
  await page.getByRole('heading', { level: 1, name: 'Documentación' }).waitFor();
  await page.goBack();
  await page.getByAltText('Foto actual').waitFor();
  expect(asked.length).toBe(1);

  await choose.setInputFiles(await picture('#aa3300'));
  await page.getByRole('button', { name: 'Guardar la foto' }).click();
  await expect.poll(() => inAvatar(page).getAttribute('src')).not.toBe(first);
  await page.reload();
  await inAvatar(page).waitFor();

  await page.getByRole('button', { name: 'Quitar la foto' }).click();
  await expect.poll(() => inAvatar(page).count()).toBe(0);
  await page.reload();
  await page.getByText('Elegir una foto').waitFor();
  expect(await inAvatar(page).count()).toBe(0);
});

test.runIf(isWhole)('a photo that cannot be fetched leaves the initials', async () => {
  const visitor = await stage.enter();
  const { page } = visitor;
  await logIn(page, stage.product.url('/login'), 'sincuenta');
  await page.goto(stage.product.url('/profile'));
  await page.locator('input[type=file]').setInputFiles(await picture('#445566'));
  await page.getByRole('button', { name: 'Guardar la foto' }).click();
  await inAvatar(page).waitFor();
  await page.route(/\/photo$/, (route) =>
    route.request().method() === 'GET'
      ? route.fulfill({ status: 200, contentType: 'image/jpeg', body: 'no picture' })
      : route.continue(),
  );
  await page.reload();
  await page.getByText('Elegir otra foto').waitFor();
  await expect.poll(() => inAvatar(page).count()).toBe(0);
  expect((await avatar(page).textContent())?.trim()).not.toBe('');
});

test.runIf(isWhole)(
  'how the communications of an account are sent is chosen, proved and told',
  async () => {
    const visitor = await stage.enter('phone');
    const { page } = visitor;
    await logIn(page, stage.product.url('/login'), 'ana');
    const account = uuidOf('almadraba/account/ana/1');
    await page.goto(stage.product.url(`/account/config?cuenta=${account}`));
    await page.getByRole('link', { name: 'Cambiar los envíos' }).click();
    await page.getByLabel('Correo postal', { exact: true }).check();
    await page.getByLabel('No enviar', { exact: true }).check();
    await expectSound(visitor, 'config-post');
    await page.locator('form button[type=submit]').click();
    await confirmPerson(visitor, stage.product.url);
    await page.getByText('Hemos guardado cómo quiere recibir las comunicaciones').waitFor();
    const rows = page.locator('main dl');
    await rows.getByText('Correo postal').waitFor();
    await rows.getByText('No enviar').waitFor();
    forgiveAsking(visitor);
  },
);
