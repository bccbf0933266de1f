import { expect, test } from 'vitest';
import { Link } from '#/engine/links/Link.tsx';
import { mount } from '../mount.tsx';

test('a link to where nothing can be done yet says so', async () => {
  const root = await mount(<Link to="/operate">Suscribir</Link>, { isPlanned: () => true });
  expect(root.querySelector('a')?.textContent).toBe('Suscribir (todavía no disponible)');
});

test('any other says what it says', async () => {
  const root = await mount(<Link to="/operate">Suscribir</Link>);
  expect(root.querySelector('a')?.textContent).toBe('Suscribir');
});
