import '#/engine/base.css';
import '#/engine/components.css';
import { questions, shownAtFirst, type Question } from '../questions.ts';

declare global {
  interface Window {
    bench?: { mount: number; keys: number[]; longTasks: number };
  }
}

/**
 * Every page has the same type and colours, so that none is quicker for being bare; the type is
 * there before the clock starts, as on any page but a visitor's first.
 * What a library is given (a document, a schema, a layout) is there too: a server sends it so.
 * Mounts the form that the address asks for (`?n=`) and takes the time until every control is there
 * and has been painted. Afterwards it times each key from its press to the frame that follows.
 */
export async function begin<Given>(
  prepare: (asked: Question[]) => Given,
  mount: (root: HTMLElement, given: Given) => void,
): Promise<void> {
  const count = Number(new URLSearchParams(location.search).get('n'));
  const asked = questions(count);
  const shown = shownAtFirst(count);
  const root = document.body.appendChild(document.createElement('main'));
  const keys: number[] = [];
  await document.fonts.load('1rem "Inter Variable"');
  const given = prepare(asked);
  const since = performance.now();
  mount(root, given);
  while (root.querySelectorAll('input, select, textarea').length < shown) await frame();
  await painted();
  const bench = { mount: performance.now() - since, keys, longTasks: 0 };
  new PerformanceObserver((list) => void (bench.longTasks += list.getEntries().length)).observe({
    type: 'longtask',
  });
  addEventListener('keydown', ({ timeStamp }) => {
    void painted().then(() => keys.push(performance.now() - timeStamp));
  });
  window.bench = bench;
}

const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));

/** After the next frame: its callbacks have run and its picture is made. */
async function painted(): Promise<void> {
  await frame();
  await new Promise((resolve) => {
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = resolve;
    port2.postMessage(0);
  });
}
