import type { Objects } from './objects.ts';

/** Something that a parameter or body names: of the person it is about, or a text as it is. */
export type Named = keyof Objects | `=${string}`;

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
  /** A document is sent. */
  isUpload?: true;
  /** Another call of the table that goes first, and where in its answer the object stands that this one is about. */
  after?: { call: string; gives: keyof Objects; at: string };
  /** Folder of the tests that hold its success, where that takes an outside party or many steps. */
  heldBy?: string;
  /** Those of the three who look at what is partly theirs that succeed too. */
  also?: readonly ('consulta' | 'nora' | 'extutor')[];
  /** Everybody who may ask at all gets the same: nothing of a person is named. */
  isShared?: true;
}
