/** Who says when bytes were there, by tokens after RFC 3161. Throws a {@link TimestampFault} when it does not. */
export type TimestampAuthority = (signature: Buffer) => Promise<Buffer>;

/** It is away, too slow, refuses, or says what is no token of these bytes. */
export class TimestampFault extends Error {
  override name = 'TimestampFault';
}
