import type { Download, DownloadedFile, FileCall } from '#/client/createDownload.ts';
import type { Input } from '#/contract/call.ts';
import type { Ports } from '#/engine/ports/ports.tsx';

/** What a browser shows by itself and what can run nothing in the name of this page. */
const shown = new Set(['application/pdf', 'image/jpeg', 'image/png']);
/** How long a shown file stays reachable for its tab, in milliseconds. */
const KEPT = 60_000;

/**
 * Opens a file in a tab of its own; what no browser shows, or where no tab may open, is saved. The
 * tab is opened before the file is there: later the browser would take it for an unwanted one.
 */
export function createOpenFile(download: Download): NonNullable<Ports['openFile']> {
  return async (call, input) => {
    const tab = window.open('', '_blank');
    const { data, problem } = await download(call as FileCall, input as Input<FileCall>);
    if (problem) {
      tab?.close();
      return problem;
    }
    const url = URL.createObjectURL(data.blob);
    if (tab && !tab.closed && shown.has(data.blob.type.split(';')[0]!)) tab.location.replace(url);
    else {
      tab?.close();
      save(url, data);
    }
    setTimeout(() => URL.revokeObjectURL(url), KEPT);
    return undefined;
  };
}

function save(url: string, { filename }: DownloadedFile): void {
  const link = document.createElement('a');
  link.href = url;
  link.download = filename ?? '';
  link.click();
}
