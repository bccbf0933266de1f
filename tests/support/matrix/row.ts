import type { Objects } from './objects.ts';

/** Something that a parameter or body names: of the person it is about, or a text as it is. */
export type Named = keyof Objects | `=${string}`;

/** What goes first: another call of the table, or the newest letter of the outbox; and what is taken from it. */
export type Step =
  | {
      call: string;
      gives: keyof Objects;
      /** Where in the answer's data it stands. */
      at: string;
    }
  | { letter: 'code'; gives: keyof Objects }
  /** Every document of an operation that waits for a signature is opened. */
  | { opens: 'papers' };

/** Who asks for a call with success, and with what. */
export interface Row {
  /** Login in the demo; `guest` has the apikey only, `consumer` the host's credentials, `nobody` nothing. */
  by: string;
  /** The person or account that it is about, when that is not whoever asks. */
  about?: string;
  /** Path parameter → what it names. */
  path?: Readonly<Record<string, Named>>;
  query?: Readonly<Record<string, Named>>;
  body?: (objects: Objects) => object;
  form?: Readonly<Record<string, string>>;
  headers?: (objects: Objects) => Readonly<Record<string, string>>;
  /** A document is sent. */
  isUpload?: true;
  /** What goes first, in this order, each by whoever its own row says. */
  after?: Step | readonly Step[];
  /** A call above it in the table, without which there is nothing for this one. */
  needs?: string;
  /** Those of the three who look at what is partly theirs that succeed too. */
  also?: readonly ('consulta' | 'nora' | 'extutor')[];
  /** Everybody who may ask at all gets the same: nothing of a person is named. */
  isShared?: true;
}
