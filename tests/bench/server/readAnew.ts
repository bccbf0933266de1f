/** An address and what goes with a request to it. */
interface Target {
  url: string;
  headers?: Record<string, string>;
}

const TIMES = 300;

/**
 * How long an answer takes when what it is made of has just changed, so that nothing that was kept serves,
 * beside another answer in turn: the middle of some, in ms.
 */
export async function readAnew(
  ours: Target,
  theirs: Target,
  change: () => Promise<unknown>,
): Promise<{ ours: number; theirs: number }> {
  const times: { ours: number[]; theirs: number[] } = { ours: [], theirs: [] };
  for (let time = 0; time < TIMES; time++) {
    await change();
    times.theirs.push(await timeOf(theirs));
    times.ours.push(await timeOf(ours));
  }
  return { ours: middle(times.ours), theirs: middle(times.theirs) };
}

async function timeOf({ url, headers }: Target): Promise<number> {
  const since = performance.now();
  const answer = await fetch(url, { headers });
  await answer.text();
  if (!answer.ok) throw new Error(`${url}: ${answer.status}`);
  return performance.now() - since;
}

const middle = (values: number[]) => values.toSorted((a, b) => a - b)[values.length >> 1]!;
