import { useRef } from 'react';
import { describedBy, invalid } from '../../fields/control.ts';
import { FileLine } from './FileLine.tsx';
import { FilePicker } from './FilePicker.tsx';
import { limitsOf, limitsSentence } from './limitsOf.ts';
import { useAnnouncement } from './useAnnouncement.ts';
import { useNames } from './useNames.ts';
import { useUploads } from './useUploads.ts';
import './file.css';
import type { WidgetProps } from '../../fields/widget.ts';

/** What may be sent, the button and the area for it, and each file with what has become of it. */
export default function FileField(props: WidgetProps<'file'>) {
  const { asked, context } = props;
  const { words, ports } = context;
  const limits = limitsOf(asked);
  const host = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const { files, uploads } = useUploads(props.id, asked, context, host);
  useNames(asked.field, uploads, context);
  const said = useAnnouncement(files, words, ports.message);

  const remove = (key: number) => {
    uploads.remove(key);
    input.current?.focus();
  };
  const limitsId = `${props.id}__limits`;
  return (
    <div className="upload" data-field={props.id} ref={host}>
      <p className="field-hint" id={limitsId}>
        {limitsSentence(limits, words)}
      </p>
      <FilePicker
        id={props.id}
        input={input}
        limits={limits}
        camera={asked.field.camera}
        again={files.some(({ state }) => state !== 'refused')}
        describedBy={[limitsId, describedBy(props)].filter(Boolean).join(' ')}
        invalid={invalid(props)}
        words={words}
        onFiles={uploads.add}
      />
      {files.length > 0 && (
        <ul className="upload-list">
          {files.map((one) => (
            <FileLine
              key={one.key}
              file={one}
              words={words}
              message={ports.message}
              onRetry={() => uploads.retry(one.key)}
              onRemove={() => remove(one.key)}
            />
          ))}
        </ul>
      )}
      <p className="visually-hidden" role="status">
        {said}
      </p>
    </div>
  );
}
