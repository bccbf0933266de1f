import { expect, test } from 'vitest';
import { openapi } from '#/contract/openapi.ts';
import { check } from '#/language/check.ts';
import { base } from '../../support/documents.ts';

/** What is said about the shared documents when one of them is changed. */
function said(
  file: string,
  change: (document: Record<string, Record<string, object>>) => void,
): string[] {
  const changed = base.map((one) => {
    if (one.file !== file) return one;
    const document = JSON.parse(one.text);
    change(document);
    return { file, text: JSON.stringify(document) };
  });
  return check(changed, openapi)
    .filter((problem) => problem.file === file)
    .map(({ pointer, message, severity }) => `${severity} ${pointer} ${message}`);
}

test('a call of a screen that nothing reads is reported', () => {
  const call = { call: 'listNotifications', input: {} };
  const unread = 'warning /data/more Nada de la pantalla lee lo que responde «more».';
  const screen = 'schemas/screens/notifications.json';
  expect(said(screen, ({ data }) => Object.assign(data!, { more: call }))).toEqual([unread]);
  const read = { when: { at: '/data/more/items/0', present: true } };
  expect(
    said(screen, ({ data, blocks }) => {
      Object.assign(data!, { more: call });
      Object.assign(Object.values(blocks!)[0]!, read);
    }),
  ).not.toContain(unread);
});

test('a picture that the application does not have is an error', () => {
  const found = said('schemas/navigation.json', ({ sections }) => {
    Object.assign(Object.values(sections!)[0]!, { icon: 'hose' });
  });
  expect(found).toHaveLength(1);
  expect(found[0]).toMatch(
    /^error \/sections\/[^/]+\/icon «hose» no vale aquí: .*¿Quería decir «home»\?$/,
  );
});
