import { useEffect, useRef, useState } from 'react';
import type { ReactNode } from 'react';
import type { Problem } from '#/contract/call.ts';
import { Form } from '../form/Form.tsx';
import type { LoadedForm } from '../ports/loadedForm.ts';
import { usePorts } from '../ports/ports.tsx';

interface AskedFormProps {
  /** Of the release. */
  form: string;
  label: string;
  onSubmit(answers: Record<string, unknown>): Promise<Problem | undefined>;
  onCancel(): void;
  children?: ReactNode;
}

/** One form of the dialog: nothing in it is kept as a draft, and its first field has the focus. */
export function AskedForm({ form, label, onSubmit, onCancel, children }: AskedFormProps) {
  const ports = usePorts();
  const [loaded, setLoaded] = useState<LoadedForm | 'failed'>();
  const place = useRef<HTMLDivElement>(null);
  const own = useRef({ ...ports, guard: undefined, drafts: undefined });
  useEffect(() => {
    let gone = false;
    own.current.form(form).then(
      (found) => gone || setLoaded(found),
      () => gone || setLoaded('failed'),
    );
    return () => void (gone = true);
  }, [form]);
  useEffect(() => {
    if (loaded) place.current?.querySelector<HTMLElement>('input, button')?.focus();
  }, [loaded]);

  if (!loaded) return <p role="status">{ports.text('page.loading')}</p>;
  return (
    <div ref={place}>
      {loaded === 'failed' ? (
        <>
          <p role="alert">{ports.text('page.form.unavailable')}</p>
          <button type="button" className="button button--quiet" onClick={onCancel}>
            {ports.text('page.close')}
          </button>
        </>
      ) : (
        <Form
          document={loaded.document}
          validator={loaded.validator}
          ports={own.current}
          submitLabel={label}
          onSubmit={onSubmit}
          onCancel={onCancel}
        >
          {children}
        </Form>
      )}
    </div>
  );
}
