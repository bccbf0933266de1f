import { useEffect, useMemo, useRef, useState } from 'react';
import type { FormDocument } from '#/language/documents/form.ts';
import type { CodesDocument } from '#/language/documents/tenantDocuments.ts';
import { valueOf, type Documents } from '#/language/lenses/documents.ts';
import { languageName } from '../panels/languageName.ts';
import { Pick, Tick } from '../kernel/Pick.tsx';
import { say } from '../kernel/words.ts';
import { PREVIEW_PATH, type Said, type Shown } from './frame.ts';
import { personName, personsOf } from './persons.ts';

interface PreviewProps {
  documents: Documents;
  form: string;
  /** Pointer of the answer that is being edited. */
  selected?: string;
  onSelect(pointer: string): void;
}

const widths = [320, 390, 768, 1280] as const;

/** The edited form as an investor would have it: on which device, in which language, for whom. */
export function Preview({ documents, form, selected, onSelect }: PreviewProps) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [isReady, setReady] = useState(false);
  const [width, setWidth] = useState<number>(390);
  const [language, setLanguage] = useState('es');
  const [who, setWho] = useState('');
  const [dark, setDark] = useState(false);
  const [large, setLarge] = useState(false);
  const [paged, setPaged] = useState(false);
  const value = valueOf(documents, form) as unknown as FormDocument;
  const persons = useMemo(() => personsOf(value), [value]);
  const person = persons.find(({ id }) => id === who) ?? persons[0]!;
  const languages = Object.keys(documents).flatMap((key) =>
    key.startsWith('texts/') ? [key.slice(6)] : [],
  );
  const shown = useMemo<Shown>(
    () => ({
      form: paged ? value : { ...value, review: undefined },
      texts: textsIn(documents, language),
      language,
      codes: codesIn(documents),
      scope: person.scope,
      answers: person.answers,
      theme: dark ? 'dark' : 'light',
      selected,
      textSize: large ? 200 : 100,
    }),
    [documents, value, language, person, dark, large, paged, selected],
  );
  useEffect(() => {
    const hear = ({ origin, source, data }: MessageEvent<Said>) => {
      if (origin !== location.origin || source !== frame.current?.contentWindow) return;
      if ('ready' in data) setReady(true);
      else onSelect(data.selected);
    };
    window.addEventListener('message', hear);
    return () => window.removeEventListener('message', hear);
  }, [onSelect]);
  useEffect(() => {
    if (isReady) frame.current?.contentWindow?.postMessage(shown, location.origin);
  }, [isReady, shown]);
  return (
    <section className="preview" aria-label={say('studio.preview')}>
      <div className="preview__tools">
        <Pick
          label={say('studio.preview.width')}
          value={String(width)}
          onPick={(to) => setWidth(Number(to))}
          options={widths.map((each) => [
            String(each),
            say('studio.preview.pixels', { width: each }),
          ])}
        />
        <Pick
          label={say('studio.preview.language')}
          value={language}
          onPick={setLanguage}
          options={['es', ...languages.filter((each) => each !== 'es')].map((each) => [
            each,
            languageName(each),
          ])}
        />
        <Pick
          label={say('studio.preview.person')}
          value={person.id}
          onPick={setWho}
          options={persons.map(({ id }) => [id, personName(id)])}
        />
        <Tick label={say('studio.preview.paged')} value={paged} onTick={setPaged} />
        <Tick label={say('studio.preview.dark')} value={dark} onTick={setDark} />
        <Tick label={say('studio.preview.large')} value={large} onTick={setLarge} />
      </div>
      <div className="preview__place">
        <iframe
          ref={frame}
          className={`preview__frame preview__frame--${width}`}
          title={say('studio.preview.frame', { width })}
          src={PREVIEW_PATH}
        />
      </div>
    </section>
  );
}

const textsIn = (documents: Documents, language: string) => ({
  ...(valueOf(documents, 'texts/es') as Record<string, string>),
  ...(valueOf(documents, `texts/${language}`) as Record<string, string>),
});

const codesIn = (documents: Documents) =>
  Object.fromEntries(
    Object.keys(documents).flatMap((key) =>
      key.startsWith('codes/')
        ? [[key.slice(6), valueOf(documents, key) as unknown as CodesDocument]]
        : [],
    ),
  );
