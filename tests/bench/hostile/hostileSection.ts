import type { Section } from '../../support/benchSection.ts';
import { startProduct } from '../../support/product.ts';
import { openRemote, type RemoteServer } from '../../support/remoteServer.ts';

/** A section, and which lists of attacks it runs: names of files in `tests/support/attacks`. */
export interface HostileSection extends Section {
  attacks: readonly string[];
}

/** Nobody is held up for asking often: limits have a section of their own. */
export const unlimited = { TOKEN_RATE: '100000', ADDRESS_RATE: '100000' };

/** Starts a product with the demo for some work, which must leave it running, and removes it. */
export async function withProduct<T>(
  env: Readonly<Record<string, string>>,
  work: (server: RemoteServer, port: number) => Promise<T>,
): Promise<T> {
  const product = await startProduct({ env });
  try {
    const server = await openRemote(product);
    try {
      const done = await work(server, product.port);
      if (product.process.exitCode !== null) throw new Error('the server has ended');
      return done;
    } finally {
      await server.close();
    }
  } finally {
    await product.remove();
  }
}

/** Does something with each, some at once; gives what came of them in the order in which they ended. */
export async function together<T, R>(
  items: readonly T[],
  atOnce: number,
  work: (item: T, index: number) => Promise<R>,
): Promise<R[]> {
  const done: R[] = [];
  let next = 0;
  const goOn = async () => {
    while (next < items.length) {
      const index = next++;
      done.push(await work(items[index]!, index));
    }
  };
  await Promise.all(Array.from({ length: atOnce }, goOn));
  return done;
}
