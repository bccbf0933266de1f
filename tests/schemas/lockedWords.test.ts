import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import type { LocksDocument } from '#/language/documents/locksDocument.ts';

const folder = join(import.meta.dirname, '../../schemas');
const read = <T>(path: string) => JSON.parse(readFileSync(join(folder, path), 'utf8')) as T;
const codesOf = (path: string) => Object.keys(read<Record<string, string>>(path));
const { locks } = read<LocksDocument>('locks.json');
const locked = new Set(Object.values(locks).flatMap(({ texts = [] }) => texts));

/** Sentences that prove, instruct or refuse. */
test.each(['papers', 'alerts', 'refusals', 'dates'])(
  'every sentence of the %s is locked',
  (part) => {
    expect(codesOf(`words/${part}.es.json`).filter((code) => !locked.has(code))).toEqual([]);
  },
);

test('every message that says which answer is wrong is locked', () => {
  const parts = readdirSync(join(folder, 'texts')).filter(
    (name) => name.endsWith('es.json') && !name.startsWith('page.'),
  );
  expect(parts.length).toBeGreaterThan(4);
  const free = parts
    .flatMap((name) => codesOf(`texts/${name}`))
    .filter((code) => !locked.has(code));
  expect(free).toEqual([]);
});

test('how an order is named and why it stops is locked', () => {
  const named = codesOf('words/notices.es.json').filter((code) =>
    /^(order|why|unfilled)\./.test(code),
  );
  expect(named.length).toBeGreaterThan(30);
  expect(named.filter((code) => !locked.has(code))).toEqual([]);
});

/** What a manager says in its own words, and is looked at: greetings, invitations and where to find something. */
const open: Record<string, RegExp> = {
  notices:
    /^notice\.(signature_reminder|test_taken|kyc_asked_again(_minor)?|issue_answered|document_expiring|test_expiring)$/,
  mails:
    /^(mail\.(recovery|first_access|answer|kyc_asked|new_issue|questions)\b|mail\.signature_reminder\.(subject|waits|where)$|mail\.new_party\.(?!received)|mail\.party\.(subject|somebody|\w+_where)$|issue\.)/,
};

test.each(Object.entries(open))(
  'of the %s only those are open that say nothing of what was paid, done, refused or signed',
  (part, soft) => {
    const free = codesOf(`words/${part}.es.json`).filter((code) => !locked.has(code));
    expect(free.length).toBeGreaterThan(5);
    expect(free.filter((code) => !soft.test(code))).toEqual([]);
  },
);
