/** Something wrong within a document, for the people who write it. An error stops a release, a warning does not. */
export interface Diagnostic {
  /** JSON Pointer to the fault; `''` is the whole document. */
  pointer: string;
  /** A Spanish sentence: tenants' administrators read it. */
  message: string;
  severity: 'error' | 'warning';
  /** Part of an overlay that the base, which has moved on, has no place for. */
  unfit?: true;
}

/** A fault with the file that has it: a path below the repository, or the address of a draft. */
export interface FileDiagnostic extends Diagnostic {
  file: string;
}
