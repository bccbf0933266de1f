import { parentPort } from 'node:worker_threads';
import type { Paper } from './paper.ts';
import { renderPaper } from './renderPaper.ts';

parentPort!.on('message', (paper: Paper) => {
  renderPaper(paper).then(
    (answer) => parentPort!.postMessage({ answer }, [answer.buffer as ArrayBuffer]),
    (error: unknown) => parentPort!.postMessage({ error: String(error) }),
  );
});
