import { Camera, Upload } from 'lucide-react';
import { useRef, useState, type ChangeEvent, type DragEvent, type RefObject } from 'react';
import type { Localization } from '#/language/presentation/format.ts';
import { acceptOf, type FieldLimits } from './limitsOf.ts';

interface FilePickerProps {
  /** Of the control that the field's name belongs to. */
  id: string;
  input: RefObject<HTMLInputElement | null>;
  limits: FieldLimits;
  /** Phones offer the camera: the one at the back for papers, the one in front for faces. */
  camera?: 'front' | 'back';
  /** Something is chosen already. */
  again: boolean;
  describedBy: string;
  invalid?: boolean;
  words: Localization;
  onFiles(files: File[]): void;
}

/** The button that is always there, the camera on phones, and the area around them for dropping files. */
export function FilePicker(props: FilePickerProps) {
  const { id, input, limits, camera, again, describedBy, invalid, onFiles } = props;
  const { text } = props.words;
  const [over, setOver] = useState(false);
  const depth = useRef(0);
  const { isList, kinds } = limits;
  const take = (list: FileList | null | undefined) => list?.length && onFiles([...list]);
  const choose = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    take(currentTarget.files);
    // The same file may be chosen again after it was mended.
    currentTarget.value = '';
  };
  const hover = (event: DragEvent, by: number) => {
    event.preventDefault();
    depth.current += by;
    setOver(depth.current > 0);
  };
  const drop = (event: DragEvent) => {
    event.preventDefault();
    depth.current = 0;
    setOver(false);
    take(event.dataTransfer.files);
  };
  const label = isList
    ? again
      ? text('page.upload.add')
      : text('page.upload.choose_many')
    : again
      ? text('page.upload.choose_other')
      : text('page.upload.choose');
  return (
    <div
      className="upload-drop"
      data-over={over || undefined}
      onDragEnter={(event) => hover(event, 1)}
      onDragLeave={(event) => hover(event, -1)}
      onDragOver={(event) => event.preventDefault()}
      onDrop={drop}
    >
      <input
        ref={input}
        id={id}
        className="visually-hidden"
        type="file"
        accept={acceptOf(kinds)}
        multiple={isList}
        aria-describedby={describedBy}
        aria-invalid={invalid}
        onChange={choose}
      />
      <label className="button button--quiet" htmlFor={id}>
        <Upload aria-hidden />
        {label}
      </label>
      {camera && kinds.some((kind) => kind !== 'pdf') && (
        <span className="upload-camera">
          <input
            id={`${id}-camera`}
            className="visually-hidden"
            type="file"
            accept="image/jpeg,image/png"
            capture={camera === 'front' ? 'user' : 'environment'}
            onChange={choose}
          />
          <label className="button button--quiet" htmlFor={`${id}-camera`}>
            <Camera aria-hidden />
            {text('page.upload.photo')}
          </label>
        </span>
      )}
      <span className="upload-drop-words" aria-hidden="true">
        {isList ? text('page.upload.drag_many') : text('page.upload.drag')}
      </span>
    </div>
  );
}
