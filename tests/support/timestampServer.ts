import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A timestamp authority behind HTTP, on a free port of this machine. */
export async function startTimestampServer(
  answer: (query: Buffer) => Buffer,
  { status = 200, never = false }: { status?: number; never?: boolean } = {},
): Promise<{ url: string; queries: Buffer[]; close(): Promise<void> }> {
  const queries: Buffer[] = [];
  const take = async (request: IncomingMessage, response: ServerResponse) => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    queries.push(Buffer.concat(chunks));
    if (never) return;
    response.writeHead(status, { 'content-type': 'application/timestamp-reply' });
    response.end(status === 200 ? answer(queries.at(-1)!) : undefined);
  };
  const server = createServer((request, response) => void take(request, response));
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/`,
    queries,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
