import { usePorts } from '#/engine/ports/ports.tsx';
import './adminBand.css';

/** Always says, on every page and on paper, that a member of staff is looking at a client's area. */
export function AdminBand({ name, dni, onExit }: { name: string; dni: string; onExit(): void }) {
  const { text } = usePorts();
  return (
    <div className="admin-band" role="region" aria-label={text('page.admin.band_name')}>
      <p>{text('page.admin.band', { name, dni: dni.slice(-4) })}</p>
      <button type="button" className="admin-band__exit" onClick={onExit}>
        {text('page.admin.exit')}
      </button>
    </div>
  );
}
