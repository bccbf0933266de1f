import { usePorts } from '#/engine/ports/ports.tsx';
import type { Text } from '#/language/expressions/binding.ts';
import { sentence } from '#/language/presentation/format.ts';

/** Says a document's text in the person's language, its bound values in place. */
export function useTranslate(): (text: Text) => string {
  const { scope, text } = usePorts();
  return (said) => sentence(said, scope, { text });
}
