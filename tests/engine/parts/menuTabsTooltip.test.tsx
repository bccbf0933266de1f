import { act } from 'react';
import { expect, test } from 'vitest';
import { Menu } from '#/engine/parts/Menu.tsx';
import { Tabs } from '#/engine/parts/Tabs.tsx';
import { Tooltip } from '#/engine/parts/Tooltip.tsx';
import { click, mount } from '../mount.tsx';

const settle = () => act(() => new Promise((resolve) => setTimeout(resolve, 80)));
const press = async (key: string) => {
  await act(async () =>
    document.activeElement!.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true })),
  );
  await settle();
};

test('a menu opens on its first entry, moves by arrows and gives the focus back', async () => {
  await act(() => import('#/engine/parts/MenuList.tsx'));
  const told: string[] = [];
  const items = [
    { id: 'edit', label: 'Cambiar' },
    { id: 'remove', label: 'Quitar' },
    { id: 'profile', label: 'Mi perfil', to: '/profile' },
    { id: 'away', label: 'Fuera', to: 'https://example.test' },
  ];
  await mount(
    <Menu label="Marta Gil" items={items} onAction={(id) => told.push(id)}>
      Acciones
    </Menu>,
  );
  const button = document.querySelector('button')!;
  button.focus();
  await click(button);
  await settle();
  const entries = [...document.querySelectorAll('[role=menuitem]')];
  expect(button.getAttribute('aria-expanded')).toBe('true');
  expect(document.querySelector('[role=menu]')?.getAttribute('aria-label')).toBe('Marta Gil');
  expect(entries[0]!.hasAttribute('data-focused')).toBe(true);
  expect(entries.map((entry) => entry.getAttribute('href'))).toEqual([
    null,
    null,
    '/profile',
    null,
  ]);
  await press('ArrowDown');
  expect(entries[1]!.hasAttribute('data-focused')).toBe(true);
  await click(entries[1]);
  await settle();
  expect([told, document.querySelector('[role=menu]')]).toEqual([['remove'], null]);
  expect(document.activeElement).toBe(button);
});

const views = [
  { id: 'pending', label: 'Por firmar', content: <p>Tres documentos</p> },
  { id: 'all', label: 'Todos', content: <p>Doce documentos</p> },
];
const tabs = <Tabs label="Su documentación" parameter="vista" items={views} />;
const at = (query: Record<string, string>) => ({
  scope: { route: { name: 'documents', path: '/account/documents', params: {}, query } },
});

test('tabs show the view of the address, and choosing one goes to its address', async () => {
  await act(() => import('#/engine/parts/TabList.tsx'));
  const gone: unknown[] = [];
  const navigate = (...given: unknown[]) => void gone.push(given);
  await mount(tabs, { ...at({ vista: 'all', pagina: '2' }), navigate });
  await settle();
  const all = [...document.querySelectorAll<HTMLElement>('[role=tab]')];
  expect(all.map((tab) => tab.getAttribute('aria-selected'))).toEqual(['false', 'true']);
  expect(document.querySelector('[role=tabpanel]')?.textContent).toBe('Doce documentos');
  await act(async () => all[1]!.focus());
  await press('ArrowLeft');
  expect(gone).toEqual([['/account/documents?pagina=2', { replace: true }]]);
});

test('tabs are links below each other on a phone', async () => {
  globalThis.matchMedia = (() => ({
    matches: true,
    addEventListener: () => undefined,
    removeEventListener: () => undefined,
  })) as unknown as typeof matchMedia;
  await mount(tabs, at({ vista: 'nothing' }));
  const links = [...document.querySelectorAll('nav[aria-label="Su documentación"] a')];
  expect(
    links.map((link) => [link.getAttribute('href'), link.getAttribute('aria-current')]),
  ).toEqual([
    ['/account/documents', 'page'],
    ['/account/documents?vista=all', null],
  ]);
  expect(document.querySelector('[role=tab]')).toBeNull();
  expect(document.body.textContent).toContain('Tres documentos');
});

test('a tooltip comes with the focus and goes with Escape', async () => {
  await act(() => import('#/engine/parts/TooltipTrigger.tsx'));
  await mount(
    <Tooltip text="Ocultar los importes">
      <button aria-label="Ocultar los importes">*</button>
    </Tooltip>,
  );
  await settle();
  await press('Tab');
  await act(async () => document.querySelector('button')!.focus());
  await settle();
  expect(document.querySelector('[role=tooltip]')?.textContent).toBe('Ocultar los importes');
  await press('Escape');
  expect(document.querySelector('[role=tooltip]')).toBeNull();
});
