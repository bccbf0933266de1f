type Listener = (bytes: number) => void;

/** An answer of this status may have no body, not even an empty one. @source RFC 9110, 15.3.5 */
const NO_CONTENT = 204;

/** Follows answers on their way in by the id of their request: browsers tell nothing of it by themselves. */
export function countBytes(fetch: (request: Request) => Promise<Response>) {
  const listeners = new Map<string, Listener>();
  return {
    async fetch(request: Request): Promise<Response> {
      const listener = listeners.get(request.headers.get('x-request-id') ?? '');
      const response = await fetch(request);
      const isFile = response.ok && response.status !== NO_CONTENT && response.body;
      return listener && isFile ? counted(response, listener) : response;
    },
    /** Tells a listener of the bytes that come for a request, until `work` is done. */
    async during<T>(requestId: string, listener: Listener | undefined, work: () => Promise<T>) {
      if (listener) listeners.set(requestId, listener);
      try {
        return await work();
      } finally {
        listeners.delete(requestId);
      }
    },
  };
}

function counted(response: Response, listener: Listener): Response {
  let bytes = 0;
  const counter = new TransformStream<Uint8Array, Uint8Array>({
    transform(chunk, controller) {
      bytes += chunk.byteLength;
      listener(bytes);
      controller.enqueue(chunk);
    },
  });
  return new Response(response.body?.pipeThrough(counter), response);
}
