import { useMemo, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { Documents } from '#/language/lenses/documents.ts';
import type { ViewProps } from '../editing/viewProps.ts';
import { useStudio } from '../kernel/studio.tsx';
import { usePaused } from '../kernel/usePaused.ts';
import { say } from '../kernel/words.ts';
import type { Answered } from './frame.ts';
import { KeptExamples } from './KeptExamples.tsx';
import { PreviewFrame } from './PreviewFrame.tsx';
import { PreviewTools } from './PreviewTools.tsx';
import { screensOf, SubjectPick } from './SubjectPick.tsx';
import { firstLook, toShown, type Look } from './shown.ts';
import { ShareLinks } from './ShareLinks.tsx';

interface PreviewProps extends Pick<ViewProps, 'editing' | 'saving' | 'canEdit'> {
  documents: Documents;
  /** The form or the screen that is edited, `<kind>/<id>`. */
  path: string;
  /** Pointer of what is being edited in it. */
  selected?: string;
  onSelect(pointer: string): void;
}

/** What is edited as an investor would have it: on which device, in which language, for whom, and what would come of it. */
export function Preview(props: PreviewProps) {
  const { path, selected, onSelect } = props;
  // Whoever edits sees what they did first, and then what it makes of the page.
  const documents = usePaused(props.documents);
  const { tenant } = useStudio();
  const [params] = useSearchParams();
  const wanted = params.get('ejemplo');
  const [look, setLook] = useState<Look>(firstLook);
  const [asked, setAsked] = useState<string | null>(null);
  const [screen, setScreen] = useState('');
  const [answered, setAnswered] = useState<Answered>();
  // Whoever is led to an example sees its answers.
  if (wanted !== asked) {
    setAsked(wanted);
    if (wanted !== null)
      setLook({ ...look, example: wanted.includes('/') ? wanted : `kept/${wanted}` });
  }
  const screens = useMemo(() => screensOf(documents, path), [documents, path]);
  const subject = screens.some(({ key }) => key === screen) ? screen : path;
  const isEdited = subject === path;
  const { id, name, display_name } = tenant;
  const shown = useMemo(
    () => toShown(documents, subject, look, { id, name, display_name }),
    [documents, subject, look, id, name, display_name],
  );
  return (
    <section className="preview" aria-label={say('studio.preview')}>
      <SubjectPick screens={screens} value={subject} path={path} onPick={setScreen} />
      <PreviewTools documents={documents} path={subject} look={look} onLook={setLook} />
      <PreviewFrame
        shown={shown}
        selected={isEdited ? selected : undefined}
        width={look.width}
        label={
          subject.startsWith('screen/')
            ? say('studio.preview.frame_screen', { width: look.width })
            : undefined
        }
        onSelect={(pointer) => isEdited && onSelect(pointer)}
        onAnswered={setAnswered}
      />
      {subject.startsWith('form/') && answered && (
        <KeptExamples {...props} path={subject} look={look} onLook={setLook} answered={answered} />
      )}
      <ShareLinks {...props} path={subject} />
    </section>
  );
}
