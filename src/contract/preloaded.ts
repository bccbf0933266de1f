import type { OperationId, Output } from './call.ts';

/** Answers that ride in a page, so that its first calls need no way to the server and back. */
export interface Preloaded {
  /** Id of the tenant that gave them: to another one they are nothing. */
  tenant: string;
  release: BriefRelease;
  answers: PreloadedAnswer[];
}

/** A release and its manifest as far as a first page needs it: hashes of hundreds of documents cannot be packed. */
export interface BriefRelease {
  hash: string;
  manifest: BriefManifest;
}

/** A manifest that may lack documents and validators; whoever wants one of those asks for the whole of it. */
export interface BriefManifest extends Pick<Manifest, 'documents' | 'validators' | 'languages'> {
  screens: Record<string, Omit<Manifest['screens'][string], 'hash'>>;
}

type Manifest = Output<'getRelease'>;

/** What a call answers to exactly this input. */
export interface PreloadedAnswer {
  call: OperationId;
  input: object;
  answer: unknown;
}
