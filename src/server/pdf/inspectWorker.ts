import { createRequire } from 'node:module';
import { parentPort } from 'node:worker_threads';
import { inspectPdf } from './inspectPdf.ts';

/** Streams of objects unpack to no more than this in an honest file; a bomb wants gigabytes. */
const MOST_UNPACKED = 64 * 1024 ** 2;

// The parser's own buffers have no bound, and lie outside of the thread's heap.
const { default: DecodeStream } = createRequire(import.meta.url)(
  'pdf-lib/cjs/core/streams/DecodeStream.js',
) as { default: { prototype: { ensureBuffer(bytes: number): unknown } } };
const grow = DecodeStream.prototype.ensureBuffer;
DecodeStream.prototype.ensureBuffer = function (bytes: number) {
  if (bytes > MOST_UNPACKED) throw new Error('it unpacks to too much');
  return grow.call(this, bytes);
};

// The parser says what it finds odd; strangers do not write into our log.
console.warn = () => undefined;

parentPort!.on('message', (bytes: Uint8Array) => {
  void inspectPdf(bytes).then((answer) => parentPort!.postMessage({ answer }));
});
