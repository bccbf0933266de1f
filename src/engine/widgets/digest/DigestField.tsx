import { useRef, useState } from 'react';
import { describedBy, invalid } from '../../fields/control.ts';
import type { Reading } from '../../fields/reading.ts';
import type { WidgetProps } from '../../fields/widget.ts';
import { answered } from '../file/answered.ts';
import { FilePicker } from '../file/FilePicker.tsx';
import '../file/file.css';
import { digestOf } from './digestOf.ts';

/** More than any document that is signed here. */
const MOST = 50 * 1024 ** 2;
const limits = { kinds: ['pdf'], most: MOST, count: 1, isList: false } as const;

/** A file is chosen or dropped, its fingerprint made in the browser, its name shown. */
export default function DigestField(props: WidgetProps<'digest'>) {
  const { words } = props.context;
  const host = useRef<HTMLDivElement>(null);
  const input = useRef<HTMLInputElement>(null);
  const [said, say] = useState('');
  const answer = (reading: Reading) => {
    const element = host.current;
    if (!element) return;
    answered.set(element, reading);
    element.dispatchEvent(new Event('input', { bubbles: true }));
  };
  const take = async ([file]: File[]) => {
    if (!file) return;
    if (file.size === 0 || file.size > MOST) {
      answer({ value: undefined });
      return say(words.text(file.size === 0 ? 'page.digest.empty' : 'page.digest.large'));
    }
    say(words.text('page.digest.running'));
    try {
      answer({ value: await digestOf(await file.arrayBuffer()) });
      say(words.text('page.upload.chosen', { name: file.name }));
    } catch {
      answer({ value: undefined });
      say(words.text('page.digest.failed'));
    }
  };
  return (
    <div className="upload" data-field={props.id} ref={host}>
      <FilePicker
        id={props.id}
        input={input}
        limits={limits}
        again={said !== ''}
        describedBy={describedBy(props) ?? ''}
        invalid={invalid(props)}
        words={words}
        onFiles={(files) => void take(files)}
      />
      <p className="field-hint" role="status">
        {said}
      </p>
    </div>
  );
}
