/** How a server takes its leave. */
export interface Drain {
  /**
   * `/api/ready` says at once that no more should be sent here; for so many seconds everything is still
   * taken, because it takes a balancer a moment to notice. Then new requests are refused with 503 while
   * those that have begun are answered, and each connection is closed as soon as it rests.
   */
  run(seconds: number): Promise<void>;
}
