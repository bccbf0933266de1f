import { Agent, request } from 'node:http';

/** A request as it is sent: whole address, headers, and a body written to JSON where there is one. */
export interface Asked {
  url: string;
  headers: Record<string, string>;
  body?: object;
}

/** As many connections as are asked for: the neighbour never waits for one of the flood's. */
const agent = new Agent({ keepAlive: true, maxSockets: Infinity });

const texts = new WeakMap<object, Buffer>();

/** Written once: a flood is to cost the product time, not those who send it. */
function textOf(body: object): Buffer {
  const text = texts.get(body) ?? Buffer.from(JSON.stringify(body));
  texts.set(body, text);
  return text;
}

/** The status of an answer that was read to its end; 0 for a connection that broke. */
export function send({ url, headers, body }: Asked): Promise<number> {
  const text = body && textOf(body);
  return new Promise((resolve) => {
    const asked = request(
      url,
      {
        agent,
        method: text ? 'POST' : 'GET',
        headers: {
          ...headers,
          ...(text && { 'content-type': 'application/json', 'content-length': text.length }),
        },
        timeout: 60_000,
      },
      (answer) =>
        answer
          .on('end', () => resolve(answer.statusCode ?? 0))
          .on('error', () => resolve(0))
          .resume(),
    );
    asked.on('timeout', () => asked.destroy()).on('error', () => resolve(0));
    asked.end(text);
  });
}
