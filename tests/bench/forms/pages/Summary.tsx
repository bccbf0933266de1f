import { useEffect, useRef } from 'react';

interface SummaryProps {
  /** What is wrong, by question. */
  errors: readonly (readonly [name: string, message: string])[];
  /** Counts the presses: each brings the summary into view. */
  presses: number;
}

/** Above every form that has none of its own: what is wrong, with links, and the focus goes there, as in ours. */
export function Summary({ errors, presses }: SummaryProps) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), [presses]);
  if (errors.length === 0) return null;
  return (
    <div ref={box} role="alert" tabIndex={-1} className="error-summary">
      <h2>Hay un problema</h2>
      <ul>
        {errors.map(([name, message]) => (
          <li key={name}>
            <a href={`#${name}`}>{message}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
