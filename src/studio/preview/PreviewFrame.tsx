import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { say } from '../kernel/words.ts';
import { PREVIEW_PATH, type Answered, type Said, type Shown, type Told } from './frame.ts';

interface PreviewFrameProps {
  shown: Shown;
  /** Pointer of what is being edited in it. */
  selected?: string;
  width: number;
  /** Its name, where there is another one beside it. */
  label?: string;
  onSelect?(pointer: string): void;
  onAnswered?(answered: Answered): void;
}

/** A page of the engine in a frame as wide as a device: told what to draw, and heard when something in it is pressed or typed. */
export function PreviewFrame(props: PreviewFrameProps) {
  const { shown, selected, width, label, onSelect, onAnswered } = props;
  const frame = useRef<HTMLIFrameElement>(null);
  const [isReady, setReady] = useState(false);
  const heard = useEffectEvent(({ origin, source, data }: MessageEvent<Said>) => {
    if (origin !== location.origin || source !== frame.current?.contentWindow) return;
    if ('ready' in data) setReady(true);
    else if ('selected' in data) onSelect?.(data.selected);
    else onAnswered?.(data.answered);
  });
  useEffect(() => {
    const hear = (event: MessageEvent<Said>) => heard(event);
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }, []);
  const tell = useEffectEvent((told: Told) => {
    if (isReady) frame.current?.contentWindow?.postMessage(told, location.origin);
  });
  useEffect(() => tell({ shown }), [isReady, shown]);
  useEffect(() => tell({ selected }), [isReady, selected]);
  const name = label ?? say('studio.preview.frame', { width });
  // Wider than its place it is scrolled, by the keys too.
  return (
    <div className="preview__place" role="group" aria-label={name} tabIndex={0}>
      <iframe
        ref={frame}
        className={`preview__frame preview__frame--${width}`}
        title={name}
        src={PREVIEW_PATH}
      />
    </div>
  );
}
