/**
 * The bytes of a file that was sent as base64 in a JSON body; undefined for what is no base64. A large one was
 * read from its text before the handler was asked.
 */
export function bytesOf(content: unknown): Buffer | undefined {
  if (Buffer.isBuffer(content)) return content;
  if (typeof content !== 'string') return undefined;
  // Written again and compared: an expression runs out of stack long before ten megabytes.
  const bytes = Buffer.from(content, 'base64');
  return bytes.toString('base64') === content ? bytes : undefined;
}
