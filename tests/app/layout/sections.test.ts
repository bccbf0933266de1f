import { describe, expect, test } from 'vitest';
import { groupsOf, isCurrent, linksOf, sectionsOf } from '#/app/layout/sections.ts';
import type { MenuEntry } from '#/language/documents/tenantDocuments.ts';

const entries: Record<string, MenuEntry> = {
  operate: {
    order: 20,
    label: 'Operar',
    icon: 'exchange',
    to: '/operate',
    when: { at: '/facts/showOperate', equals: true },
  },
  position: { order: 10, label: 'Inicio', icon: 'home', to: '/account/position' },
  notices: {
    order: 30,
    label: 'Notificaciones',
    icon: 'bell',
    to: '/n',
    badge: '/facts/unreadCount',
  },
};
const addresses = (facts: Record<string, unknown>) =>
  sectionsOf(entries, { facts }).map(({ to }) => to);

describe('the sections', () => {
  test('come in order, without those whose condition fails', () => {
    expect(addresses({ showOperate: true, hasContact: true })).toEqual([
      '/account/position',
      '/operate',
      '/n',
    ]);
    expect(addresses({ showOperate: false, hasContact: true })).toEqual([
      '/account/position',
      '/n',
    ]);
  });

  test('all lead to the page that asks for contact data when both are missing', () => {
    expect(new Set(addresses({ showOperate: true, hasContact: false }))).toEqual(
      new Set(['/block-intervener']),
    );
  });

  test('keep their addresses for who does not see Operar anyway', () => {
    expect(addresses({ showOperate: false, hasContact: false })).toEqual([
      '/account/position',
      '/n',
    ]);
  });
});

test('a badge is a count above zero', () => {
  const badge = (unreadCount: unknown) =>
    linksOf(entries, { facts: { unreadCount } }).at(-1)?.badge;
  expect([badge(3), badge(0), badge(undefined), badge('3')]).toEqual([
    3,
    undefined,
    undefined,
    undefined,
  ]);
});

test('neighbours of one group stand under its words, in order', () => {
  const group = 'Para empleados';
  const menu: Record<string, MenuEntry> = {
    own: { order: 10, label: 'Mi perfil', icon: 'person', to: '/profile' },
    alerts: { order: 30, label: 'Avisos', icon: 'alert', to: '/staff/alerts', group },
    issues: { order: 20, label: 'Consultas', icon: 'message', to: '/staff/issues', group },
  };
  const groups = groupsOf(linksOf(menu, {}));
  expect(groups.map((each) => [each.group, ...each.links.map(({ id }) => id)])).toEqual([
    [undefined, 'own'],
    [group, 'issues', 'alerts'],
  ]);
});

test.each([
  ['/account/operations', '/account/operations', true],
  ['/account/operations', '/account/operations/a1', true],
  ['/operate', '/operated', false],
])('%s is current at %s: %s', (to, path, current) => expect(isCurrent(to, path)).toBe(current));
