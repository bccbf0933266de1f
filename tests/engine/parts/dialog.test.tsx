import { act, useState, type ReactNode } from 'react';
import { describe, expect, test, vi } from 'vitest';
import { ConfirmDialog, type ConfirmDialogProps } from '#/engine/parts/ConfirmDialog.tsx';
import { Dialog } from '#/engine/parts/Dialog.tsx';
import { click, mount } from '../mount.tsx';

/** A button that opens something, as it is in a page. */
function Opener({ children }: { children(close: () => void): ReactNode }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button id="opener" onClick={() => setOpen(true)}>
        Abrir
      </button>
      {open && children(() => setOpen(false))}
    </>
  );
}

async function openIn(children: (close: () => void) => ReactNode) {
  await act(() => import('#/engine/parts/DialogWindow.tsx'));
  await mount(<Opener>{children}</Opener>);
  document.getElementById('opener')!.focus();
  await click(document.getElementById('opener'));
  await act(() => new Promise((resolve) => setTimeout(resolve, 20)));
}
const dialog = () => document.querySelector<HTMLElement>('[role=dialog], [role=alertdialog]');
const press = (key: string) =>
  act(async () => {
    document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true }));
    await new Promise((resolve) => setTimeout(resolve, 20));
  });

describe('a dialog', () => {
  test('is named, takes the focus, silences the page, and gives the focus back on Escape', async () => {
    await openIn((close) => (
      <Dialog title="Formulario de Contacto" onClose={close}>
        <input id="inside" />
      </Dialog>
    ));
    const title = document.getElementById(dialog()!.getAttribute('aria-labelledby')!);
    expect(title?.textContent).toBe('Formulario de Contacto');
    expect(dialog()!.contains(document.activeElement)).toBe(true);
    expect(document.querySelector('main')!.closest('[aria-hidden=true], [inert]')).not.toBeNull();
    await press('Escape');
    expect(dialog()).toBeNull();
    await vi.waitFor(() => expect(document.activeElement?.id).toBe('opener'));
  });

  test('without a way to close it stays on Escape', async () => {
    await openIn(() => (
      <Dialog title="Un momento">
        <button>Seguir</button>
      </Dialog>
    ));
    await press('Escape');
    expect(dialog()).not.toBeNull();
    expect(document.querySelector('.dialog__close')).toBeNull();
  });
});

describe('the question before something is deleted', () => {
  const ask = (onConfirm: ConfirmDialogProps['onConfirm']) =>
    openIn((close) => (
      <ConfirmDialog
        title="¿Quiere quitar este beneficiario?"
        named="Marta Gil Robles, 50 %"
        action="Quitar el beneficiario"
        onConfirm={onConfirm}
        onClose={close}
      />
    ));
  const button = (words: string) =>
    [...dialog()!.querySelectorAll('button')].find(({ textContent }) => textContent === words);

  test('names it, and Return pressed once too often deletes nothing', async () => {
    await ask(() => Promise.reject(new Error('must not be done')));
    expect(dialog()!.getAttribute('role')).toBe('alertdialog');
    expect(document.querySelector('.dialog__named')?.textContent).toBe('Marta Gil Robles, 50 %');
    expect(document.activeElement).toBe(button('Cancelar'));
    await click(document.activeElement);
    expect(dialog()).toBeNull();
  });

  test('does it once, and closes when it is done', async () => {
    let done: () => void = () => undefined;
    let times = 0;
    await ask(() => {
      times += 1;
      return new Promise((resolve) => (done = () => resolve(undefined)));
    });
    await click(button('Quitar el beneficiario'));
    await click(button('Quitar el beneficiario'));
    expect(dialog()!.querySelector('[role=status]')?.textContent).toBe('Un momento…');
    await press('Escape');
    expect(dialog()).not.toBeNull();
    await act(async () => done());
    expect([times, dialog()]).toEqual([1, null]);
  });

  test('stays and says why when it could not be done', async () => {
    const errors = [{ message: 'Es el último beneficiario.' }];
    await ask(() => Promise.resolve({ status: 409, name: '409', message: 'x', errors }));
    await click(button('Quitar el beneficiario'));
    expect(dialog()!.querySelector('[role=status]')?.textContent).toBe(
      'No hemos podido hacerlo: Es el último beneficiario.',
    );
  });
});
