import { usePorts } from '#/engine/ports/ports.tsx';
import { ProblemPage } from '../problem/ProblemPage.tsx';

/** A page that could not be drawn, within its frame. */
export function PageFailed() {
  const { text } = usePorts();
  return (
    <ProblemPage title={text('page.broken.title')} text={text('page.broken.text')}>
      <button type="button" className="button" onClick={() => location.reload()}>
        {text('page.reload')}
      </button>
    </ProblemPage>
  );
}
