/** Whether a text was given: not missing and not only blanks. */
export function isPresent(text: string | null | undefined): text is string {
  return typeof text === 'string' && text.trim() !== '';
}
