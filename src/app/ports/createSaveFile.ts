import type { Download, FileCall } from '#/client/createDownload.ts';
import type { Input } from '#/contract/call.ts';
import type { Ports } from '#/engine/ports/ports.tsx';

/** How long a saved file stays reachable for the browser, in milliseconds. */
const KEPT = 60_000;

/** Fetches a file and saves it where downloads go, under the name that the server gives it. */
export function createSaveFile(download: Download): NonNullable<Ports['saveFile']> {
  return async (call, input, onBytes) => {
    const { data, problem } = await download(call as FileCall, input as Input<FileCall>, onBytes);
    if (problem) return { problem };
    const link = document.createElement('a');
    link.href = URL.createObjectURL(data.blob);
    link.download = data.filename ?? '';
    link.click();
    setTimeout(() => URL.revokeObjectURL(link.href), KEPT);
    return { data: data.filename ?? '' };
  };
}
