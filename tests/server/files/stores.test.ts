import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../../../src/server/kernel/config.ts';
import { createFolderStore } from '../../../src/server/files/folderStore.ts';
import { openFiles } from '../../../src/server/files/openFiles.ts';
import { readS3Address } from '../../../src/server/kernel/s3Address.ts';
import { createS3Store } from '../../../src/server/files/s3Store.ts';
import { StartProblem } from '../../../src/server/kernel/startProblem.ts';
import { startS3, type S3Server } from '../../support/s3.ts';
import { temporaryFolder } from '../../support/temporaryFolder.ts';
import { StorageFault, type FileStore } from '../../../src/server/ports/fileStore.ts';

const folder = temporaryFolder('files');
let s3: S3Server;
let stores: Record<string, FileStore>;
const open = async (more: Record<string, string> = {}) =>
  openFiles(readConfig({ DATA_DIR: join(folder, 's3'), DEMO: '0', FILES_URL: address(), ...more }));
const address = (keys = 'demo-key:demo-secret@', bucket = 'papers/private%20area') =>
  `s3://${keys}${bucket.replace('%20', '-')}?endpoint=${encodeURIComponent(s3.url)}&region=eu-south-2`;
beforeAll(async () => {
  s3 = await startS3();
  stores = {
    'a folder': await createFolderStore(join(folder, 'local')),
    'an S3 store': await open(),
  };
});
afterAll(async () => {
  await s3.close();
  rmSync(folder, { recursive: true, force: true });
});

const bytesOf = async (store: FileStore, id: string) => {
  const read = await store.read(id);
  return read && Buffer.concat(await read.toArray());
};
const bytes = Buffer.from('Señal: 1.234,50 €\n'.repeat(20_000));
const local = (store: FileStore, name: string, content = bytes) => {
  const path = join(store.arrivals, name);
  writeFileSync(path, content);
  return { path, size: content.length, sha256: createHash('sha256').update(content).digest('hex') };
};

describe.each(['a folder', 'an S3 store'])('%s', (kind) => {
  test('gives back exactly what it was given, from memory or from a file', async () => {
    const store = stores[kind]!;
    await store.put('aa-memory', bytes);
    const file = local(store, 'arrival-1');
    await store.put('aa-file', file);
    for (const id of ['aa-memory', 'aa-file']) {
      expect(await bytesOf(store, id)).toEqual(bytes);
      expect(await store.size(id)).toBe(bytes.length);
    }
    expect(existsSync(file.path)).toBe(false);
    expect(readdirSync(store.arrivals)).toEqual([]);
  });

  test('knows what is not there, and what is there no longer', async () => {
    const store = stores[kind]!;
    expect(await store.read('zz-nothing')).toBeUndefined();
    expect(await store.size('zz-nothing')).toBeUndefined();
    await store.put('bb-gone', bytes);
    await store.remove('bb-gone');
    await store.remove('bb-gone');
    expect(await store.read('bb-gone')).toBeUndefined();
  });
});

describe('the S3 store', () => {
  test('keeps objects below its prefix, each sent with the hash of its bytes', async () => {
    await stores['an S3 store']!.put('cc-named', bytes);
    expect(s3.objects.get('/papers/private-area/cc-named')).toEqual(bytes);
  });

  test('is a fault of the store when it is full, and keeps nothing', async () => {
    s3.capacity = 10;
    const store = stores['an S3 store']!;
    const file = local(store, 'arrival-2');
    await expect(store.put('dd-full', file)).rejects.toThrow(StorageFault);
    await expect(store.put('dd-full', file)).rejects.toThrow();
    s3.capacity = Infinity;
    expect(await store.read('dd-full')).toBeUndefined();
    expect(readdirSync(store.arrivals)).toEqual([]);
  });

  test('follows nobody elsewhere', async () => {
    let asked = 0;
    const elsewhere = createServer((_, response) => void (asked++, response.end('x')));
    await new Promise<void>((resolve) => elsewhere.listen(0, '127.0.0.1', resolve));
    const { port } = elsewhere.address() as AddressInfo;
    const sender = createServer((_, response) =>
      response.writeHead(307, { location: `http://127.0.0.1:${port}/` }).end(),
    );
    await new Promise<void>((resolve) => sender.listen(0, '127.0.0.1', resolve));
    const from = `http://127.0.0.1:${(sender.address() as AddressInfo).port}`;
    const store = await createS3Store(
      readS3Address(`s3://a:b@papers?endpoint=${encodeURIComponent(from)}`, {}),
      join(folder, 'redirected'),
    );
    await expect(store.read('aa-file')).rejects.toBeInstanceOf(StorageFault);
    await expect(store.put('aa-file', Buffer.from('secret'))).rejects.toBeInstanceOf(StorageFault);
    expect(asked).toBe(0);
    await Promise.all([elsewhere, sender].map((each) => new Promise((end) => each.close(end))));
  });

  test('is refused when the bytes are not those that were signed', async () => {
    const store = stores['an S3 store']!;
    const file = { ...local(store, 'arrival-3'), sha256: '0'.repeat(64) };
    await expect(store.put('ee-other', file)).rejects.toThrow(/403 XAmzContentSHA256Mismatch/);
    expect(await store.read('ee-other')).toBeUndefined();
  });
});

describe('a wrong FILES_URL stops the start with one line', () => {
  test.each([
    ['the secret is another', () => address('demo-key:wrong@'), /403 SignatureDoesNotMatch$/],
    ['the key is unknown', () => address('nobody:demo-secret@'), /403 InvalidAccessKeyId$/],
    ['the bucket is not there', () => address(undefined, 'elsewhere'), /404 NoSuchBucket$/],
    ['nobody listens', () => 's3://a:b@papers?endpoint=http://127.0.0.1:9', /fetch failed$/],
    ['there is no key', () => 's3://papers?endpoint=http://127.0.0.1:9', /has no key/],
    ['there is no bucket', () => 's3:///x', /names no bucket/],
    ['the endpoint is no address', () => 's3://a:b@papers?endpoint=ftp://x', /endpoint that is no/],
    ['it says more than it may', () => 's3://a:b@papers?colour=red', /unknown setting "colour"/],
  ])('when %s', async (_, url, said) => {
    const error: Error = await open({ FILES_URL: url() }).then(
      () => new Error('it opened'),
      (reason: Error) => reason,
    );
    expect(error).toBeInstanceOf(StartProblem);
    expect(error.message).toMatch(/^FILES_URL [^\n]+$/);
    expect(error.message).toMatch(said);
    expect(error.message).not.toMatch(/demo-secret|wrong@/);
  });

  test('a folder that cannot be one does too', async () => {
    writeFileSync(join(folder, 'taken'), '');
    const opened = openFiles(readConfig({ DATA_DIR: join(folder, 'taken') }));
    await expect(opened).rejects.toThrow(/^files cannot be kept in /);
  });

  test('keys, region and endpoint may come from the environment', () => {
    const environment = {
      AWS_ACCESS_KEY_ID: 'k',
      AWS_SECRET_ACCESS_KEY: 's',
      AWS_SESSION_TOKEN: 't',
      AWS_REGION: 'eu-west-1',
    };
    expect(readS3Address('s3://papers/a/b/', environment)).toEqual({
      base: 'https://papers.s3.eu-west-1.amazonaws.com/a/b',
      region: 'eu-west-1',
      accessKeyId: 'k',
      secretAccessKey: 's',
      sessionToken: 't',
    });
    const own = { ...environment, AWS_ENDPOINT_URL_S3: 'https://store.example:9000/' };
    expect(readS3Address('s3://papers', own).base).toBe('https://store.example:9000/papers');
  });
});

test('a folder whose disk fails half way has nothing under the id', async () => {
  const broken = join(folder, 'broken');
  const store = await createFolderStore(broken);
  mkdirSync(join(broken, 'kept'), { recursive: true });
  // The place of the file's folder is taken: it cannot be put there.
  writeFileSync(join(broken, 'kept', 'ff'), '');
  await expect(store.put('ff-file', local(store, 'arrival'))).rejects.toThrow(StorageFault);
  expect(readdirSync(store.arrivals)).toEqual([]);
  expect(readFileSync(join(broken, 'kept', 'ff'))).toHaveLength(0);
});
