import { parentPort } from 'node:worker_threads';
import { HttpError } from '../kernel/httpError.ts';
import { parseJson } from './parseJson.ts';

/** What came of a body: its value, what its `content` was in base64, or the status that it is refused with. */
export interface ReadJson {
  value?: unknown;
  content?: Uint8Array;
  refused?: number;
}

function read(bytes: Uint8Array): ReadJson {
  try {
    const value = parseJson(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length).toString());
    const content = takeContent(value);
    return content ? { value, content } : { value };
  } catch (error) {
    return { refused: error instanceof HttpError ? error.status : 400 };
  }
}

/** Takes the file out of an upload. One that is no base64 stays the text that it is. */
function takeContent(value: unknown): Uint8Array | undefined {
  if (typeof value !== 'object' || value === null || !('content' in value)) return undefined;
  const { content } = value;
  if (typeof content !== 'string') return undefined;
  const bytes = Buffer.from(content, 'base64');
  if (bytes.toString('base64') !== content) {
    // Nobody reads it: that it is none says all.
    value.content = '!';
    return undefined;
  }
  delete (value as { content?: string }).content;
  return new Uint8Array(bytes);
}

parentPort!.on('message', (bytes: Uint8Array) => {
  const answer = read(bytes);
  const moved = answer.content ? [answer.content.buffer as ArrayBuffer] : [];
  parentPort!.postMessage({ answer }, moved);
});
