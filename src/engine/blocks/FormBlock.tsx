import { useEffect, useState } from 'react';
import { resolveAll } from '#/language/expressions/binding.ts';
import { aboutOf } from '#/language/requests/aboutOf.ts';
import { deedsOf } from '#/language/requests/deedsOf.ts';
import { sentence } from '#/language/presentation/format.ts';
import { mayAskAll } from '#/language/expressions/mayAsk.ts';
import { Form } from '../form/Form.tsx';
import type { LoadedForm } from '../ports/loadedForm.ts';
import { usePorts } from '../ports/ports.tsx';
import type { BlockProps } from './block.ts';
import { FormBones } from './FormBones.tsx';

/** A form of the release within a screen. What is sent, and what happens then, the document says or the program. */
export function FormBlock({ block, scope, words, Frame }: BlockProps<'form'>) {
  const ports = usePorts();
  const [loaded, setLoaded] = useState<LoadedForm | 'failed' | undefined>(() =>
    ports.formHere?.(block.form),
  );
  const [tries, setTries] = useState(0);
  useEffect(() => {
    let gone = false;
    ports.form(block.form).then(
      (form) => gone || setLoaded(form),
      () => gone || setLoaded('failed'),
    );
    return () => void (gone = true);
  }, [ports, block.form, tries]);

  if (!loaded) return <FormBones />;
  if (loaded === 'failed')
    return (
      <div className="card block-problem" role="alert">
        <p>{words.text('page.form.unavailable')}</p>
        <button type="button" className="button button--quiet" onClick={() => setTries(tries + 1)}>
          {words.text('page.retry')}
        </button>
      </div>
    );
  if (!mayAskAll(deedsOf(loaded.document), scope))
    return <p className="muted">{words.text('page.form.only_client')}</p>;
  return (
    <Form
      key={aboutOf(loaded.document, scope)}
      {...loaded}
      scope={scope}
      Frame={Frame}
      initial={block.initial && resolveAll(block.initial, scope)}
      submitLabel={block.submitLabel && sentence(block.submitLabel, scope, words)}
      {...ports.formHost?.(block.form)}
    />
  );
}
