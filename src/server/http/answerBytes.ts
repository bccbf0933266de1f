import type { Duplex } from 'node:stream';
import { HttpError } from '../kernel/httpError.ts';
import { toErrorAnswer } from './answerErrors.ts';
import { spanishWords } from '../words/productSpeech.ts';
import { bareHeaders } from './securityHeaders.ts';

/**
 * Answers bytes that no request could be read from, or that did not come to their end in time, and closes
 * the connection. Nothing of Fastify runs here: what every answer carries is written by hand.
 */
export function answerBytes(error: { code?: string }, socket: Duplex): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return;
  const isLate = error.code === 'ERR_HTTP_REQUEST_TIMEOUT';
  const [status, title, code] = isLate
    ? [408, 'Request Timeout', 'timeout']
    : [400, 'Bad Request', 'unreadable'];
  const body = JSON.stringify(toErrorAnswer(new HttpError(status, [{ code }]), spanishWords()));
  const headers = Object.entries({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    connection: 'close',
    'content-length': String(Buffer.byteLength(body)),
    ...bareHeaders,
  });
  const lines = headers.map(([name, value]) => `${name}: ${value}\r\n`).join('');
  socket.end(`HTTP/1.1 ${status} ${title}\r\n${lines}\r\n${body}`);
}
