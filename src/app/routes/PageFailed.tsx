import { usePorts } from '#/engine/ports/ports.tsx';
import { ProblemPage } from '../problem/ProblemPage.tsx';
import { sentences } from '../kernel/sentences.ts';

/** A page that could not be drawn, within its frame. */
export function PageFailed() {
  const { text } = usePorts();
  return (
    <ProblemPage title={text(sentences.renderTitle)} text={text(sentences.renderText)}>
      <button type="button" className="button" onClick={() => location.reload()}>
        {text(sentences.reload)}
      </button>
    </ProblemPage>
  );
}
