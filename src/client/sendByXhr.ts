import type { UploadOptions } from '#/contract/upload.ts';

/**
 * `fetch` over XMLHttpRequest, which tells how much of the body has left. Rejects with a
 * `TypeError` when the network fails, as fetch does, and when the signal ends it.
 */
export async function sendByXhr(
  request: Request,
  xhr: XMLHttpRequest,
  { onProgress, signal }: UploadOptions,
): Promise<Response> {
  const body = await request.blob();
  return new Promise((resolve, reject) => {
    const end = (failure?: string) => {
      signal?.removeEventListener('abort', abort);
      if (failure === undefined) resolve(toResponse(xhr));
      else reject(new TypeError(failure));
    };
    const abort = () => xhr.abort();
    xhr.open(request.method, request.url);
    request.headers.forEach((value, name) => xhr.setRequestHeader(name, value));
    xhr.upload.onprogress = ({ loaded, total, lengthComputable }) =>
      onProgress?.({ sent: loaded, total: lengthComputable ? total : body.size });
    xhr.onload = () => end();
    xhr.onerror = () => end('Upload failed');
    xhr.onabort = () => end('Upload cancelled');
    if (signal?.aborted) return end('Upload cancelled');
    signal?.addEventListener('abort', abort);
    xhr.send(body);
  });
}

/** Statuses whose answers have no body. @source Fetch standard, null body status */
const bodiless = new Set([204, 205, 304]);

function toResponse(xhr: XMLHttpRequest): Response {
  const headers = new Headers();
  for (const line of xhr.getAllResponseHeaders().trim().split(/\r?\n/)) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  const body = bodiless.has(xhr.status) ? null : xhr.responseText;
  return new Response(body, { status: xhr.status, headers });
}
