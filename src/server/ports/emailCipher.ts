/** What a letter says and nobody else is to read: its text, and the code or link in it. */
export interface Content {
  text: string;
  code?: string;
  link?: string;
}

/** Keeps what letters say from whoever reads the outbox. A cipher is bound to its letter. */
export interface EmailCipher {
  seal(uuid: string, content: Content): Buffer;
  /** Throws when the letter is another one, was changed, or was written with another key. */
  open(uuid: string, sealed: Buffer): Content;
}
