import { isIP } from 'node:net';
import { join, resolve } from 'node:path';
import { isLoopback } from './isLoopback.ts';
import { readS3Address } from './s3Address.ts';
import { assertEncrypted } from './assertEncrypted.ts';
import { StartProblem } from './startProblem.ts';
import type { Rates } from './rates.ts';

/** The settings of one server, read once from the environment. */
export interface Config {
  port: number;
  host: string;
  /** Absolute path of the folder that holds the embedded database and files. */
  dataDir: string;
  /** A given PostgreSQL; absent means the embedded one. */
  databaseUrl?: string;
  /** The same as the role that requests have; absent means one that the start makes. */
  requestsUrl?: string;
  /** `s3://…`; absent means a folder below `dataDir`. */
  filesUrl?: string;
  /** `smtp://…`; absent means that mails go to the outbox. */
  smtpUrl?: string;
  /** `https://…` of a provider of text messages, and what opens it; absent means that no telephone is reached. */
  smsUrl?: string;
  smsToken?: string;
  /** With which carriers of mails and text messages sign what became of them; absent means that none is asked. */
  receiptsSecret?: string;
  /** Of the cipher in which letters wait; absent means one that the start makes. */
  outboxKey?: Buffer;
  /** PEM of the certificate authority's key and certificate; absent means one that the start makes. */
  signingAuthority?: string;
  /** `https://…` of a timestamp authority after RFC 3161; absent means signatures without its tokens. */
  timestampUrl?: string;
  isDemo: boolean;
  /** Freezes the clock; demo and tests only. */
  now?: Date;
  logLevel: LogLevel;
  /** Requests a second that one token and one address may sustain. */
  rates: Rates;
  /** A stopping server still takes requests for so many seconds after `/api/ready` said no. */
  drainSeconds: number;
  /** Address or range of the proxy whose X-Forwarded-* headers are believed. */
  trustedProxy?: string;
  /** The checkout: `schemas/`, `tenants/` and `dist/` lie below it. */
  root: string;
  /** The environment itself, for settings named after a tenant. */
  environment: Environment;
}

export type Environment = Readonly<Record<string, string | undefined>>;

const logLevels = ['silent', 'fatal', 'error', 'warn', 'info', 'debug', 'trace'] as const;
export type LogLevel = (typeof logLevels)[number];

/** Reads the settings; throws a {@link StartProblem} that names the variable with a wrong value. */
export function readConfig(environment: Environment): Config {
  const read = (name: string) => environment[name]?.trim() || undefined;
  const databaseUrl = url('DATABASE_URL', read('DATABASE_URL'), postgres);
  const smtpUrl = url('SMTP_URL', read('SMTP_URL'), ['smtp:', 'smtps:']);
  const filesUrl = url('FILES_URL', read('FILES_URL'), ['s3:']);
  const requestsUrl = url('DATABASE_REQUESTS_URL', read('DATABASE_REQUESTS_URL'), postgres);
  const outboxKey = key('OUTBOX_KEY', read('OUTBOX_KEY'));
  const smsUrl = url('SMS_URL', read('SMS_URL'), ['https:', 'http:']);
  const timestampUrl = url('TIMESTAMP_URL', read('TIMESTAMP_URL'), ['https:', 'http:']);
  const trustedProxy = proxies(read('TRUSTED_PROXY'));
  const isDemo = oneOf('DEMO', read('DEMO'), ['0', '1']) ?? defaultDemo(environment);
  const now = instant('NOW', read('NOW'));
  if (now && isDemo !== '1') throw wrong('NOW', read('NOW'), 'unset unless DEMO=1');
  if (isDemo !== '1') {
    const bucket = filesUrl === undefined ? undefined : readS3Address(filesUrl, environment).base;
    assertEncrypted({ databaseUrl, requestsUrl, smtpUrl, smsUrl, bucket });
  }
  return {
    port: port(read('PORT') ?? '8080'),
    host: read('HOST') ?? '127.0.0.1',
    dataDir: resolve(read('DATA_DIR') ?? '.data'),
    databaseUrl,
    requestsUrl,
    filesUrl,
    smtpUrl,
    smsUrl,
    smsToken: read('SMS_TOKEN'),
    receiptsSecret:
      secret('RECEIPTS_SECRET', read('RECEIPTS_SECRET')) ??
      (isDemo === '1' ? 'demo-message-receipts' : undefined),
    outboxKey,
    signingAuthority: read('SIGNING_AUTHORITY'),
    timestampUrl,
    isDemo: isDemo === '1',
    now,
    logLevel: oneOf('LOG_LEVEL', read('LOG_LEVEL'), logLevels) ?? 'info',
    rates: {
      token: rate('TOKEN_RATE', read('TOKEN_RATE') ?? '20'),
      address: rate('ADDRESS_RATE', read('ADDRESS_RATE') ?? '500'),
    },
    drainSeconds: seconds('DRAIN_SECONDS', read('DRAIN_SECONDS') ?? (isDemo === '1' ? '0' : '5')),
    trustedProxy,
    root: join(import.meta.dirname, '../../..'),
    environment,
  };
}

const postgres = ['postgres:', 'postgresql:'];

/** Set for a real installation; a demo needs none of them. */
const realSettings = [
  ...['DATABASE_URL', 'DATABASE_REQUESTS_URL', 'SMTP_URL', 'FILES_URL', 'TRUSTED_PROXY'],
  ...['OUTBOX_KEY', 'SIGNING_AUTHORITY', 'TIMESTAMP_URL', 'SMS_URL', 'SMS_TOKEN'],
  'RECEIPTS_SECRET',
];

/**
 * A demo has passwords that everybody knows: what looks like a real server is none by omission. Production
 * is said where `NODE_ENV` says so, however it is spelt.
 */
function defaultDemo(environment: Environment): '0' | '1' {
  const read = (name: string) => environment[name]?.trim() || undefined;
  const mode = read('NODE_ENV')?.toLowerCase();
  if (mode === 'production') return '0';
  const host = read('HOST');
  const real = [
    ...realSettings,
    // Hosts, credentials and secrets of tenants.
    ...Object.keys(environment).filter((name) => /^TENANT_/i.test(name)),
    ...(host !== undefined && !isLoopback(host) ? ['HOST'] : []),
    ...(mode === undefined || mode === 'development' || mode === 'test' ? [] : ['NODE_ENV']),
  ].find((name) => read(name) !== undefined);
  if (real === undefined) return '1';
  throw new StartProblem(
    `DEMO must be written out where ${real} is set: 0 for a real server, 1 for a demo, whose passwords everybody knows`,
  );
}

function wrong(name: string, value: string | undefined, expected: string): StartProblem {
  return new StartProblem(`${name} is "${value}" and must be ${expected}`);
}

function secret(name: string, value: string | undefined): string | undefined {
  if (value === undefined || value.length >= 16) return value;
  throw new StartProblem(`${name} must have 16 characters at least`);
}

function port(value: string): number {
  const number = Number(value);
  if (/^\d{1,5}$/.test(value) && number <= 65535) return number;
  throw wrong('PORT', value, 'a number from 0 to 65535');
}

function rate(name: string, value: string): number {
  if (/^[1-9]\d{0,6}$/.test(value)) return Number(value);
  throw wrong(name, value, 'a number of requests a second, from 1 to 9999999');
}

/** Addresses, ranges and names of ranges, with commas. */
function proxies(value: string | undefined): string | undefined {
  const isProxy = (text: string) => {
    const [address = '', bits] = text.trim().split('/');
    const kind = isIP(address);
    const most = kind === 4 ? 32 : 128;
    const isRange = bits === undefined || (/^[1-9]\d{0,2}$/.test(bits) && Number(bits) <= most);
    return (kind > 0 && isRange) || /^(loopback|linklocal|uniquelocal)$/.test(text.trim());
  };
  if (value === undefined || value.split(',').every(isProxy)) return value;
  throw wrong('TRUSTED_PROXY', value, 'addresses or ranges such as 10.0.0.0/8, with commas');
}

function seconds(name: string, value: string): number {
  if (/^\d{1,2}$/.test(value)) return Number(value);
  throw wrong(name, value, 'a number of seconds, from 0 to 99');
}

function oneOf<T extends string>(name: string, value: string | undefined, allowed: readonly T[]) {
  if (value === undefined) return undefined;
  const found = allowed.find((each) => each === value);
  if (found === undefined) throw wrong(name, value, `one of ${allowed.join(', ')}`);
  return found;
}

/** An address with one of the protocols; the message leaves out the value, which may hold a password. */
function url(name: string, value: string | undefined, protocols: string[]): string | undefined {
  if (value === undefined) return undefined;
  if (URL.canParse(value) && protocols.includes(new URL(value).protocol)) return value;
  throw new StartProblem(`${name} must be empty or an address such as ${protocols[0]}//…`);
}

/** 32 bytes in hex; the message leaves out the value. */
function key(name: string, value: string | undefined): Buffer | undefined {
  if (value === undefined) return undefined;
  if (/^[0-9a-f]{64}$/i.test(value)) return Buffer.from(value, 'hex');
  throw new StartProblem(`${name} must be empty or 64 hexadecimal digits (openssl rand -hex 32)`);
}

function instant(name: string, value: string | undefined): Date | undefined {
  if (value === undefined) return undefined;
  const date = new Date(value);
  const isIso = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d+)?)?(Z|[+-]\d{2}:\d{2})$/.test(value);
  if (!isIso || Number.isNaN(date.getTime())) {
    throw wrong(name, value, 'an ISO instant such as 2026-11-20T11:00:00Z');
  }
  return date;
}
