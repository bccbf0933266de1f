import { usePorts } from '#/engine/ports/ports.tsx';
import { sentences } from '../kernel/sentences.ts';
import './adminBand.css';

/** Always says, on every page and on paper, that a member of staff is looking at a client's area. */
export function AdminBand({ name, dni, onExit }: { name: string; dni: string; onExit(): void }) {
  const { text } = usePorts();
  return (
    <div className="admin-band" role="region" aria-label={text(sentences.adminBandName)}>
      <p>{text(sentences.adminBand, { name, dni: dni.slice(-4) })}</p>
      <button type="button" className="admin-band__exit" onClick={onExit}>
        {text(sentences.adminExit)}
      </button>
    </div>
  );
}
