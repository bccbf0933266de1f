import type { Result } from '#/contract/call.ts';
import type { UploadOptions } from '#/contract/upload.ts';
import { checkFile, type FileLimits } from '#/domain/documents/checkFile.ts';
import { FIRST_BYTES } from '#/domain/documents/fileKinds.ts';
import type { Issue } from '#/domain/issue.ts';
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

/** How many files are on their way at a time. */
const AT_ONCE = 2;

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

  const look = async (key: number, file: File) => {
    const issue = await whyNot(file, needs());
    if (!issue && needs().count === 1)
      for (const other of files) if (other.key !== key) drop(other.key);
    change(key, issue ? { state: 'refused', issue } : { state: 'waiting' });
    advance();
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

  /** More than may be: the ones that came last are refused, each by its name. */
  const place = (file: File, room: number): SentFile => {
    const { name, size } = file;
    const key = (keys += 1);
    if (room > 0) {
      chosen.set(key, { file, abort: new AbortController() });
      return { key, name, size, state: 'checking', part: 0 };
    }
    const issue: Issue = { code: 'file.many', path: '', params: { count: needs().count } };
    return { key, name, size, state: 'refused', part: 0, issue };
  };

  return {
    files: () => files,
    add(given) {
      const { count } = needs();
      for (const { key, state } of files) if (state === 'refused') drop(key);
      const room = count === 1 ? 1 : count - files.length;
      const added = given.map((file, at) => place(file, room - at));
      become([...files, ...added]);
      for (const { key } of added) {
        const file = chosen.get(key)?.file;
        if (file) void look(key, file);
      }
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
    return { code: 'file.unreadable', path: '', params: { file: name } };
  }
}
