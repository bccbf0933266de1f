/** As far as benchmarks use it. */
declare module 'autocannon' {
  interface Shots {
    requests: { average: number; total: number };
    /** Milliseconds. */
    latency: { average: number; p50: number; p99: number };
    non2xx: number;
    errors: number;
  }
  export default function autocannon(options: {
    url: string;
    headers?: Record<string, string>;
    connections: number;
    /** Seconds. */
    duration: number;
  }): Promise<Shots>;
}
