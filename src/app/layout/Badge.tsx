import { usePorts } from '#/engine/ports/ports.tsx';

/** A count of things that wait, in words for who cannot see it. Nothing waits: nothing is drawn. */
export function Badge({ count = 0 }: { count?: number }) {
  const { text } = usePorts();
  if (count === 0) return null;
  return (
    <span className="badge">
      <span aria-hidden>{count > 99 ? '99+' : count}</span>
      <span className="visually-hidden">{text('page.pending', { count })}</span>
    </span>
  );
}
