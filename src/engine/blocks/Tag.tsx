export type Tones = Record<string, 'info' | 'success' | 'warning' | 'danger' | 'neutral'>;

/** A state in words; its colour is found by the code and never says anything that the word does not. */
export function Tag({
  tones = {},
  code,
  children,
}: {
  tones?: Tones;
  code: unknown;
  children: string;
}) {
  const tone = Object.hasOwn(tones, String(code)) ? tones[String(code)] : 'neutral';
  return <span className={`tag tag--${tone}`}>{children}</span>;
}
