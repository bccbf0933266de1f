import type { Result } from '#/contract/call.ts';
import type { UploadOptions } from '#/contract/upload.ts';
import { checkFile, type FileLimits } from '#/domain/documents/checkFile.ts';
import { FIRST_BYTES } from '#/domain/documents/fileKinds.ts';
import type { Issue } from '#/domain/kernel/issue.ts';
import type { SentFile } from './sentFile.ts';

/** The files of one field: chosen, looked at, on their way, stored. No React, no DOM. */
export interface Uploads {
  files(): readonly SentFile[];
  /** Looks at the files and sends the good ones at once. */
  add(files: readonly File[]): void;
  retry(key: number): void;
  /** Ends its sending, or takes it out of the answer. */
  remove(key: number): void;
  /** Names of documents that only their uuid was known of. */
  name(uuid: string, name: string): void;
  subscribe(listener: () => void): () => void;
}

export interface UploadNeeds extends FileLimits {
  /** How many files the answer may hold; with one, another takes its place. */
  count: number;
  /** What is stored already. */
  known: readonly { uuid: string; name: string }[];
  send(file: File, options: UploadOptions): Promise<Result<{ uuid: string }>>;
}

/** Files in these states count towards the most that there may be. */
const holdsPlace = new Set<SentFile['state']>(['waiting', 'sending', 'failed', 'stored']);

/** How many files are on their way at a time. */
const AT_ONCE = 2;

/** The uploads of one field; its limits and where files go are asked anew at each choice. */
export function createUploads(needs: () => UploadNeeds): Uploads {
  const listeners = new Set<() => void>();
  const chosen = new Map<number, { file: File; abort: AbortController }>();
  let keys = 0;
  let files: readonly SentFile[] = needs().known.map(({ uuid, name }) => ({
    ...{ key: (keys += 1), name, uuid },
    ...{ state: 'stored' as const, part: 1 },
  }));

  const become = (next: readonly SentFile[]) => {
    files = next;
    listeners.forEach((listener) => listener());
  };
  const change = (key: number, to: Partial<SentFile>) => {
    if (files.some((one) => one.key === key))
      become(files.map((one) => (one.key === key ? { ...one, ...to } : one)));
  };
  const drop = (key: number) => {
    chosen.get(key)?.abort.abort();
    chosen.delete(key);
    become(files.filter((one) => one.key !== key));
  };

  /** Whether one more good file would be too many; where there may be one, it takes the other's place. */
  const makeRoom = (key: number): boolean => {
    const { count } = needs();
    const taken = files.filter((one) => one.key !== key && holdsPlace.has(one.state));
    if (count > 1) return taken.length < count;
    for (const other of files) if (other.key < key) drop(other.key);
    return true;
  };
  const look = async (key: number, file: File) => {
    const issue = (await whyNot(file, needs())) ?? (makeRoom(key) ? undefined : tooMany());
    change(key, issue ? { state: 'refused', issue } : { state: 'waiting' });
    advance();
  };
  const lookAtAll = async (keys: readonly number[]) => {
    for (const key of keys) {
      const file = chosen.get(key)?.file;
      if (file) await look(key, file);
    }
  };
  const send = async (key: number) => {
    const { file, abort } = chosen.get(key)!;
    change(key, { state: 'sending', part: 0, problem: undefined });
    const { data, problem } = await needs().send(file, {
      signal: abort.signal,
      onProgress: ({ sent, total }) => change(key, { part: total ? sent / total : 0 }),
    });
    change(
      key,
      problem ? { state: 'failed', problem } : { state: 'stored', part: 1, uuid: data.uuid },
    );
    advance();
  };
  const advance = () => {
    const going = files.filter(({ state }) => state === 'sending').length;
    const next = files.filter(({ state }) => state === 'waiting').slice(0, AT_ONCE - going);
    for (const { key } of next) void send(key);
  };

  const tooMany = (): Issue => ({
    code: 'file.many',
    path: '',
    params: { count: needs().count },
  });

  return {
    files: () => files,
    add(given) {
      for (const { key, state } of files) if (state === 'refused') drop(key);
      const extra = needs().count === 1 ? given.slice(1) : [];
      const added = given.slice(0, given.length - extra.length).map((file): SentFile => {
        const key = (keys += 1);
        chosen.set(key, { file, abort: new AbortController() });
        return { key, name: file.name, size: file.size, state: 'checking', part: 0 };
      });
      const refused = extra.map(({ name, size }): SentFile => {
        return { key: (keys += 1), name, size, state: 'refused', part: 0, issue: tooMany() };
      });
      become([...files, ...added, ...refused]);
      void lookAtAll(added.map(({ key }) => key));
    },
    retry(key) {
      const { file } = chosen.get(key) ?? {};
      if (!file) return;
      chosen.set(key, { file, abort: new AbortController() });
      change(key, { state: 'waiting', problem: undefined });
      advance();
    },
    remove(key) {
      drop(key);
      advance();
    },
    name: (uuid, name) =>
      become(files.map((one) => (one.uuid === uuid && !one.name ? { ...one, name } : one))),
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

async function whyNot(file: File, limits: FileLimits): Promise<Issue | undefined> {
  const { name, size } = file;
  try {
    const head = new Uint8Array(await file.slice(0, FIRST_BYTES).arrayBuffer());
    return checkFile({ name, size, head }, limits)[0];
  } catch {
    // It went away, or another program holds it.
    return { code: 'file.gone', path: '', params: { file: name } };
  }
}
