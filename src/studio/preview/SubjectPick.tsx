import type { ScreenDocument } from '#/language/documents/screen.ts';
import { valueOf, type Documents } from '#/language/lenses/documents.ts';
import { documentName } from '../editing/documentName.ts';
import { Pick } from '../kernel/Pick.tsx';
import { say } from '../kernel/words.ts';

interface NamedScreen {
  key: string;
  title: string;
  /** It draws the form that is edited. */
  isAround: boolean;
}

/** Which of the tenant's pages is looked at: what is edited, or a screen, those with it on them first. */
export function SubjectPick(props: {
  screens: readonly NamedScreen[];
  value: string;
  path: string;
  onPick(key: string): void;
}) {
  const { screens, value, path, onPick } = props;
  return (
    <Pick
      label={say('studio.preview.subject')}
      value={value}
      onPick={onPick}
      options={[
        [path, say(path.startsWith('form/') ? 'studio.preview.form_alone' : 'studio.preview.this')],
        ...screens.map(
          ({ key, title, isAround }) =>
            [key, isAround ? say('studio.preview.around', { title }) : title] as const,
        ),
      ]}
    />
  );
}

/** Screens by their titles and names, those that draw a form before the others. */
export function screensOf(documents: Documents, path: string): NamedScreen[] {
  const form = path.slice(path.indexOf('/') + 1);
  return Object.keys(documents)
    .filter((key) => key.startsWith('screen/') && key !== path)
    .map((key) => ({
      key,
      title: documentName(documents, key, key.slice('screen/'.length)),
      isAround: path.startsWith('form/') && drawsForm(documents, key, form),
    }))
    .sort(
      (a, b) => Number(b.isAround) - Number(a.isAround) || a.title.localeCompare(b.title, 'es'),
    );
}

const drawsForm = (documents: Documents, screen: string, form: string): boolean => {
  const { blocks = {} } = valueOf(documents, screen) as Partial<ScreenDocument>;
  return Object.values(blocks).some((block) => block.type === 'form' && block.form === form);
};
