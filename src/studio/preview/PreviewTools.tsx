import type { Documents } from '#/language/lenses/documents.ts';
import { languageName } from '../panels/languageName.ts';
import { Pick, Tick } from '../kernel/Pick.tsx';
import { say, type Code } from '../kernel/words.ts';
import { personKinds } from './persons.ts';
import { examplesOf, personFor, type Look } from './shown.ts';

interface PreviewToolsProps {
  documents: Documents;
  path: string;
  look: Look;
  onLook(look: Look): void;
}

const widths = [320, 390, 768, 1280] as const;

/** On which device, in which language, for whom and with which answers something is looked at. */
export function PreviewTools({ documents, path, look, onLook }: PreviewToolsProps) {
  const languages = Object.keys(documents).flatMap((key) =>
    key.startsWith('texts/') && key !== 'texts/es' ? [key.slice(6)] : [],
  );
  const examples = examplesOf(documents, path);
  const turn = (to: Partial<Look>) => onLook({ ...look, ...to });
  return (
    <div className="preview__tools">
      <Pick
        label={say('studio.preview.width')}
        value={String(look.width)}
        onPick={(to) => turn({ width: Number(to) })}
        options={widths.map((each) => [
          String(each),
          say('studio.preview.pixels', { width: each }),
        ])}
      />
      <Pick
        label={say('studio.preview.language')}
        value={look.language}
        onPick={(language) => turn({ language })}
        options={['es', ...languages].map((each) => [each, languageName(each)])}
      />
      <Pick
        label={say('studio.preview.person')}
        value={personFor(documents, path, look.person).id}
        onPick={(person) => turn({ person })}
        options={personKinds.map(({ id, label }) => [id, say(label)])}
      />
      {path.startsWith('form/') && (
        <Pick
          label={say('studio.preview.answers')}
          value={look.example}
          onPick={(example) => turn({ example })}
          options={[
            ['', say('studio.preview.nobody')],
            ...examples.map(({ id, kept }) => [id, kept?.title ?? exampleName(id)] as const),
          ]}
        />
      )}
      {path.startsWith('form/') && (
        <Tick
          label={say('studio.preview.paged')}
          value={look.paged}
          onTick={(paged) => turn({ paged })}
        />
      )}
      <Tick
        label={say('studio.preview.dark')}
        value={look.dark}
        onTick={(dark) => turn({ dark })}
      />
      <Tick
        label={say('studio.preview.large')}
        value={look.large}
        onTick={(large) => turn({ large })}
      />
    </div>
  );
}

/** An example of the document itself, in words; one that nobody has named so far by what the document calls it. */
function exampleName(id: string): string {
  const name = id.slice(id.indexOf('/') + 1);
  return Object.hasOwn(usual, name) ? say(usual[name]!) : `«${name}»`;
}

const usual: Readonly<Record<string, Code>> = {
  complete: 'studio.preview.complete',
  empty: 'studio.preview.empty',
  wrong: 'studio.preview.wrong',
  confirmed: 'studio.preview.confirmed',
  tooMuch: 'studio.preview.too_much',
  short: 'studio.preview.short',
  withoutFile: 'studio.preview.without_file',
};
