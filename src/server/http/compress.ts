import { promisify } from 'node:util';
import { gzip } from 'node:zlib';
import type { FastifyInstance, FastifyReply } from 'fastify';

const pack = promisify(gzip);

/** Shorter texts fit one packet as they are. */
const SHORTEST = 1_400;

/** Compresses longer responses when the client accepts it; files of pages are compressed when they are built. */
export function compress(app: FastifyInstance): void {
  app.addHook('onSend', async (request, reply, payload) => {
    const isText = typeof payload === 'string' || (Buffer.isBuffer(payload) && isJson(reply));
    if (!isText || payload.length < SHORTEST) return payload;
    if (reply.hasHeader('content-encoding')) return payload;
    const varies = reply.getHeader('vary');
    reply.header('vary', varies ? `${String(varies)}, Accept-Encoding` : 'Accept-Encoding');
    if (!/\bgzip\b/.test(String(request.headers['accept-encoding'] ?? ''))) return payload;
    const packed = await pack(payload, { level: 4 });
    reply.header('content-encoding', 'gzip').removeHeader('content-length');
    return packed;
  });
}

/** Long answers come as bytes already. */
const isJson = (reply: FastifyReply) =>
  String(reply.getHeader('content-type')).startsWith('application/json');
