import { expect, test } from 'vitest';
import { giveByPages } from '../support/giveByPages.ts';
import { logIn } from '../support/logIn.ts';
import { transferIn } from '../support/orderTable.ts';
import { signAll } from '../support/signingPages.ts';
import { expectSound, setStage } from './stage.ts';

const stage = setStage();
const url = (path: string) => stage.product.url(path);

test('who has signed sees who is missing and reminds them once; the other reads, signs, and the order goes on', async () => {
  const first = await stage.enter('phone');
  const { page } = first;
  await logIn(page, url('/login'), 'ana');
  await page.goto(url('/account/documents?vista=pending'));
  const waiting = page.getByRole('region', { name: 'Esperan la firma de otras personas' });
  await waiting.getByText('Firmas que faltan').first().waitFor();
  await expectSound(first, 'waiting-documents');
  await waiting
    .getByRole('link', { name: /Ver quién falta/ })
    .first()
    .click();
  await page.waitForURL('**/account/operation/*');
  const order = new URL(page.url()).pathname.split('/').at(-1)!;
  await page.getByText('Falta 1 firma').waitFor();
  await page.getByText('la hora de corte cuenta desde la última firma', { exact: false }).waitFor();
  await page.getByText('El valor liquidativo sería el del', { exact: false }).waitFor();
  const signers = page.getByRole('region', { name: 'Quién firma' });
  await signers.getByText('Ha firmado').waitFor();
  await expectSound(first, 'waiting-signers');
  await signers.getByRole('button', { name: /Recordar/ }).click();
  await page.getByText('Recordatorio enviado').waitFor();
  await signers.getByText('Último recordatorio').waitFor();
  expect(await signers.getByRole('button', { name: /Recordar/ }).count()).toBe(0);
  await page.goto(url(`/operate/summary/${order}`));
  await page.getByText('Falta la firma de otras personas').waitFor();
  await expectSound(first, 'waiting-summary');

  const letters = (await (await fetch(url('/dev/outbox.json'))).json()) as { kind: string }[];
  expect(letters.filter(({ kind }) => kind === 'signature-reminder')).toHaveLength(1);

  const second = await stage.enter('phone');
  await logIn(second.page, url('/login'), 'luis');
  await second.page.goto(url('/account/notifications'));
  await second.page.getByText('le recuerda que falta su firma', { exact: false }).first().waitFor();
  await second.page.goto(url(`/account/operation/${order}`));
  await second.page.getByText('Falta su firma').first().waitFor();
  await second.page.goto(url(`/sign-documents?operacion=${order}`));
  await signAll(second.page, stage.product);
  await second.page.getByText('Qué pasa ahora').waitFor();
  await second.page.getByRole('link', { name: 'Ver el resumen de la operación' }).click();
  await second.page.getByText('Hemos recibido su firma').waitFor();
});

test('a transfer from another entity is followed step by step, and what comes without dates and cost is said', async () => {
  const visitor = await stage.enter('phone');
  const { page } = visitor;
  await logIn(page, url('/login'), 'ana');
  // By this ending the other entity of the demo sends no fiscal data.
  const order = await giveByPages(page, transferIn('C-12316'));
  await page.goto(url(`/operate/summary/${order}`));
  await page.getByText('Pendiente de: Usted').waitFor();
  await page.getByText('Días hábiles como máximo').waitFor();
  await expectSound(visitor, 'transfer-unsigned');
  await page.goto(url(`/sign-documents?operacion=${order}`));
  await signAll(page, stage.product);

  await page.goto('about:blank');
  const clock = await page.request.post(url('/dev/clock'), {
    // Days are settled before it answers.
    timeout: 0,
    headers: { origin: url('') },
    data: { now: '2026-12-04T11:00:00Z' },
  });
  expect(clock.status(), await clock.text()).toBe(200);
  const later = await stage.enter('phone');
  await logIn(later.page, url('/login'), 'ana');
  await later.page.goto(url(`/account/operation/${order}`));
  const phases = later.page.getByRole('region', { name: 'Su traspaso, paso a paso' });
  await phases.getByText('Solicitada a la entidad de origen').waitFor();
  expect(await phases.locator('[aria-current=step]').innerText()).toContain(
    'Transferencia recibida',
  );
  await later.page.getByText('Pendiente de: La entidad de origen').waitFor();
  await later.page.getByText('La entidad de origen va con retraso').waitFor();
  await later.page
    .getByText('nunca usamos el precio de hoy como coste', { exact: false })
    .waitFor();
  await later.page.getByText('Duero Gestión', { exact: false }).first().waitFor();
  await expectSound(later, 'transfer-late');
});
