import { resolve } from 'node:path';
import { describe, expect, test } from 'vitest';
import { readConfig } from '../../src/server/kernel/config.ts';
import { checkNodeVersion } from '../../src/server/kernel/nodeVersion.ts';
import { StartProblem } from '../../src/server/kernel/startProblem.ts';

describe('the settings', () => {
  test('have defaults that start a demo on this machine only', () => {
    expect(readConfig({})).toMatchObject({
      port: 8080,
      host: '127.0.0.1',
      dataDir: resolve('.data'),
      isDemo: true,
      logLevel: 'info',
    });
  });

  test('are no demo in production unless it is asked for', () => {
    for (const NODE_ENV of ['production', 'Production', 'PRODUCTION', ' production '])
      expect(readConfig({ NODE_ENV }).isDemo, NODE_ENV).toBe(false);
    for (const NODE_ENV of ['development', 'Test', ''])
      expect(readConfig({ NODE_ENV }).isDemo, NODE_ENV).toBe(true);
    expect(readConfig({ NODE_ENV: 'production', DEMO: '1' }).isDemo).toBe(true);
    expect(readConfig({ DEMO: '0' }).isDemo).toBe(false);
  });

  test('take an empty value as none', () => {
    const config = readConfig({ PORT: '', DATABASE_URL: ' ', SMTP_URL: '', NOW: '' });
    expect(config).toMatchObject({ port: 8080 });
    expect(config.databaseUrl ?? config.smtpUrl ?? config.now).toBeUndefined();
  });

  test('take an instant in any zone', () => {
    expect(readConfig({ NOW: '2026-11-20T12:00:00+01:00' }).now).toEqual(
      new Date('2026-11-20T11:00:00Z'),
    );
  });

  test.each([
    ['PORT', '65536'],
    ['PORT', '-1'],
    ['PORT', '1e3'],
    ['DEMO', 'yes'],
    ['NOW', '2026-11-20'],
    ['NOW', '2026-13-20T11:00:00Z'],
    ['LOG_LEVEL', 'loud'],
    ['DATABASE_URL', 'localhost'],
    ['FILES_URL', 'http://files'],
    ['SMTP_URL', 'mail.example'],
    ['TRUSTED_PROXY', 'true'],
    ['TRUSTED_PROXY', '10.0.0.0/33'],
    ['TRUSTED_PROXY', '0.0.0.0/0, everybody'],
    ['TRUSTED_PROXY', '::/0'],
    ['TRUSTED_PROXY', '0.0.0.0/0'],
  ])('refuse %s=%s by name, in one line', (name, value) => {
    const read = () => readConfig({ [name]: value });
    expect(read).toThrow(StartProblem);
    expect(read).toThrow(new RegExp(`^${name} [^\\n]+$`));
  });

  test.each([
    ['DATABASE_URL', 'postgres://area@db.example/area?sslmode=verify-full'],
    ['SMTP_URL', 'smtps://mail.example'],
    ['DATABASE_REQUESTS_URL', 'postgres://requests@db.example/area?sslmode=require'],
    ['FILES_URL', 's3://key:secret@store.example/bucket'],
    ['TRUSTED_PROXY', '10.0.0.1'],
    ['OUTBOX_KEY', 'ab'.repeat(32)],
    ['TENANT_FARO_HOSTS', '[]'],
    ['TENANT_ENCINAR_PAYMENTS', '{}'],
    ['TENANT_NEW_ANYTHING', 'x'],
    ['HOST', '0.0.0.0'],
    ['HOST', '::'],
    ['HOST', '10.0.0.7'],
    ['HOST', 'area.example'],
    ['HOST', '127.0.0.1.evil.example'],
  ])('have DEMO written out with %s=%s', (name, value) => {
    const read = () => readConfig({ [name]: value });
    expect(read).toThrow(StartProblem);
    expect(read).toThrow(new RegExp(`^DEMO must be written out where ${name} is set: [^\\n]+$`));
    expect(readConfig({ [name]: value, DEMO: '0' }).isDemo).toBe(false);
    expect(readConfig({ [name]: value, DEMO: '1' }).isDemo).toBe(true);
    expect(readConfig({ [name]: value, NODE_ENV: 'production' }).isDemo).toBe(false);
  });

  test.each(['prod', 'staging', 'live', 'pre-production'])(
    'have DEMO written out with NODE_ENV=%s',
    (NODE_ENV) => {
      expect(() => readConfig({ NODE_ENV })).toThrow(/^DEMO must be written out where NODE_ENV/);
      expect(readConfig({ NODE_ENV, DEMO: '1' }).isDemo).toBe(true);
    },
  );

  test.each(['127.0.0.1', '127.8.8.8', '::1', 'localhost'])(
    'take %s as this machine: the demo needs no word',
    (host) => expect(readConfig({ HOST: host }).isDemo).toBe(true),
  );

  test.each(['10.0.0.1', '10.0.0.0/8, 2001:db8::/32', 'loopback'])('take %s as proxies', (value) =>
    expect(readConfig({ TRUSTED_PROXY: value, DEMO: '0' }).trustedProxy).toBe(value),
  );

  test.each([
    ['DATABASE_URL', 'postgres://area@db.example/area'],
    ['DATABASE_URL', 'postgres://area@db.example/area?sslmode=no-verify'],
    ['DATABASE_URL', 'postgres://area@localhost/area?host=db.example'],
    ['DATABASE_REQUESTS_URL', 'postgres://requests@10.0.0.7/area?sslmode=prefer'],
    ['SMTP_URL', 'smtp://mail.example'],
    ['SMTP_URL', 'smtp://localhost.mail.example:25'],
    ['FILES_URL', 's3://key:secret@bucket?endpoint=http://store.example:9000'],
  ])('refuse a real server another machine in the clear: %s=%s', (name, value) => {
    const read = () => readConfig({ [name]: value, DEMO: '0' });
    expect(read).toThrow(StartProblem);
    expect(read).toThrow(new RegExp(`^${name} names another machine and must ask for TLS`));
    expect(() => readConfig({ [name]: value, DEMO: '1' })).not.toThrow();
  });

  test.each([
    ['DATABASE_URL', 'postgres://area@127.0.0.1:5432/area'],
    ['DATABASE_URL', 'postgres:///area?host=/var/run/postgresql'],
    ['DATABASE_URL', 'postgres://area@db.example/area?sslmode=verify-ca'],
    ['SMTP_URL', 'smtp://localhost:1025'],
    ['SMTP_URL', 'smtp://mail.example?requireTLS=true'],
    ['FILES_URL', 's3://key:secret@bucket'],
    ['FILES_URL', 's3://key:secret@bucket?endpoint=http://127.0.0.1:9000'],
  ])('take %s=%s', (name, value) =>
    expect(() => readConfig({ [name]: value, DEMO: '0' })).not.toThrow(),
  );

  test('let nobody freeze the clock of a real server', () => {
    expect(() => readConfig({ DEMO: '0', NOW: '2026-11-20T11:00:00Z' })).toThrow(/DEMO=1/);
  });
});

test.each([
  ['v22.22.2', true],
  ['v22.23.0', true],
  ['v24.0.0', true],
  ['v22.22.1', false],
  ['v20.19.5', false],
  ['v9.99.99', false],
])('Node %s will do: %s', (version, will) => {
  expect(checkNodeVersion(version) === undefined).toBe(will);
});
