import type { Issue } from '../kernel/issue.ts';
import { fileKinds, type FileKindName } from './fileKinds.ts';

/** What is known of a file before it is sent, or once it has arrived. */
export interface FileFacts {
  name: string;
  /** Bytes. */
  size: number;
  /** Its first bytes, `FIRST_BYTES` of them or all that it has. */
  head: Uint8Array;
}

/** What a file may be. `most` is in bytes. */
export interface FileLimits {
  kinds: readonly FileKindName[];
  most: number;
}

/**
 * Why a file cannot be taken; the first reason alone. Its name and its first bytes must speak of the
 * same kind, and that kind must be one of the limits'. Codes `file.empty`, `file.size`, `file.kind`
 * (its name) and `file.content` (its bytes), with `file`, `kinds` and `megabytes`.
 */
export function checkFile({ name, size, head }: FileFacts, { kinds, most }: FileLimits): Issue[] {
  const params = { file: name, kinds: namesOf(kinds), megabytes: most / 1024 ** 2 };
  const refuse = (code: string) => [{ code, path: '', params }];
  const named = kinds.find((kind) => endsAs(name, fileKinds[kind].extensions));
  if (!named) return refuse('file.kind');
  if (size === 0) return refuse('file.empty');
  if (size > most) return refuse('file.size');
  const { begins } = fileKinds[named];
  return begins.every((byte, at) => head[at] === byte) ? [] : refuse('file.content');
}

const endsAs = (name: string, extensions: readonly string[]) =>
  extensions.some((extension) => name.toLowerCase().endsWith(`.${extension}`));

/** "PDF, JPG o PNG". */
export function namesOf(kinds: readonly FileKindName[]): string {
  const names = kinds.map((kind) => fileKinds[kind].name as string);
  const last = names.pop() ?? '';
  return names.length ? `${names.join(', ')} o ${last}` : last;
}
