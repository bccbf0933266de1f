/** What the table of calls knows about one call: where it goes, how it is sent, what comes back. */
export interface CallEntry {
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  /** Path below `/api` with `{parameters}`. */
  path: string;
  document: 'private-area' | 'additions' | 'studio';
  /** Any one of these opens the call; an empty list means that nothing is needed. */
  security: ('consumerBasic' | 'apikey' | 'bearer')[];
  /** Encodings that the body may have; missing for calls without one. */
  body?: ('json' | 'form' | 'multipart')[];
  /** Status of the success answer. */
  status: number;
  /** `data`: JSON with a `data` member; `json`: other JSON; `text`; `file`: a download. */
  answer: 'data' | 'json' | 'text' | 'file';
  /** It changes nothing that anybody can see: screens and forms may call it to be shown. */
  reads?: true;
  /** What is sent decides something and is kept as evidence: it comes to stand on paper. */
  prints?: true;
  /** It cannot be undone: the button that asks for it says one of these Spanish verbs, in its language. */
  verbs?: readonly string[];
  /** Investors may ask for it and staff not; or staff with this permission only. */
  staff?: false | string;
}
