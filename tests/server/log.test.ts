import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { createLog, maskIdentity } from '../../src/server/kernel/log.ts';

function capture() {
  const lines: string[] = [];
  const stream = new Writable({
    write(chunk, _, done) {
      lines.push(String(chunk));
      done();
    },
  });
  return { lines, log: createLog('info', stream) };
}

test.each([
  ['Key (document)=(12345678Z) already exists', 'Key (document)=(***78Z) already exists'],
  ['X1234567L', '***67L'],
  ['B82111113', '***113'],
  ['nothing to hide in 2026', 'nothing to hide in 2026'],
])('identity numbers are masked wherever they stand: %s', (text, masked) => {
  expect(maskIdentity(text)).toBe(masked);
});

test('an error is logged with its stack, identity numbers apart', () => {
  const { lines, log } = capture();
  log.error({ err: new Error('no client 12345678Z') }, 'failed');
  expect(lines.join()).toContain('no client ***78Z');
  expect(lines.join()).not.toContain('12345678Z');
  expect(JSON.parse(lines[0]!).err.stack).toContain('log.test.ts');
});

test('secrets are left out by the name of their field', () => {
  const { lines, log } = capture();
  log.info({
    password: 'p',
    body: { refresh_token: 'r', dni: 'd' },
    headers: { authorization: 'a' },
  });
  expect(JSON.parse(lines[0]!)).toMatchObject({
    password: '***',
    body: { refresh_token: '***', dni: '***' },
    headers: { authorization: '***' },
  });
});
