import type { Readable, Writable } from 'node:stream';

/** A message between the server and a child: what is said, and bytes beside it. */
export interface Frame {
  said: Record<string, unknown>;
  bytes: Buffer;
}

const HEAD = 8;
const MOST_SAID = 10_000;

/**
 * Writes a message. Lengths first, then JSON, then bytes: what comes back from a child that a stranger's file
 * may have taken over is read as plain data only.
 */
export function writeFrame(to: Writable, { said, bytes }: Frame): void {
  const text = Buffer.from(JSON.stringify(said));
  const head = Buffer.alloc(HEAD);
  head.writeUInt32BE(text.length, 0);
  head.writeUInt32BE(bytes.length, 4);
  to.write(Buffer.concat([head, text]));
  if (bytes.length > 0) to.write(bytes);
}

/** Calls `take` for each message of no more than `most` bytes; one that is larger, or no message, ends in `fail`. */
export function readFrames(
  from: Readable,
  most: number,
  take: (frame: Frame) => void,
  fail: (error: Error) => void,
): void {
  let chunks: Buffer[] = [];
  let held = 0;
  let wanted = HEAD;
  from.on('data', (chunk: Buffer) => {
    chunks.push(chunk);
    held += chunk.length;
    try {
      while (held >= wanted) {
        const all = Buffer.concat(chunks);
        const said = all.readUInt32BE(0);
        const bytes = all.readUInt32BE(4);
        if (said > MOST_SAID || bytes > most) throw new Error('a message is too large');
        wanted = HEAD + said + bytes;
        chunks = [all];
        if (held < wanted) return;
        const rest = all.subarray(wanted);
        const frame = {
          said: JSON.parse(all.toString('utf8', HEAD, HEAD + said)) as Frame['said'],
          bytes: all.subarray(HEAD + said, wanted),
        };
        chunks = [rest];
        held = rest.length;
        wanted = HEAD;
        take(frame);
      }
    } catch (error) {
      from.removeAllListeners('data');
      fail(error as Error);
    }
  });
}
