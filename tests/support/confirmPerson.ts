import type { Visitor } from './browser.ts';
import { PASSWORD } from './logIn.ts';

/** The newest code that was mailed. */
export async function mailedCode(url: (path: string) => string): Promise<string> {
  const letters = (await fetch(url('/dev/outbox.json')).then((answer) => answer.json())) as {
    kind: string;
    code?: string;
  }[];
  return letters.find(({ kind }) => kind === 'reauthentication-code')!.code!;
}

/** Answers the dialog that asks whether it is the person themselves. */
export async function confirmPerson(
  { page }: Visitor,
  url: (path: string) => string,
): Promise<void> {
  const dialog = page.getByRole('dialog', { name: 'Confirme que es usted' });
  await dialog.getByLabel('Contraseña', { exact: true }).fill(PASSWORD);
  await page.keyboard.press('Enter');
  const code = dialog.getByLabel('Código', { exact: true });
  await code.waitFor();
  await code.fill(await mailedCode(url));
  await page.keyboard.press('Enter');
  await dialog.waitFor({ state: 'detached' });
}

/** Browsers write every refusal to the console: those that ask for the person are no complaint. */
export function forgiveAsking({ complaints }: Visitor): void {
  const others = complaints.filter((said) => !/status of (403|422)/.test(said));
  complaints.splice(0, Infinity, ...others);
}
