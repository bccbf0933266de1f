import { useCallback, useSyncExternalStore } from 'react';
import type { ErrorSchema, Registry, RJSFSchema } from '@rjsf/utils';
import { BoundText } from '../templates/BoundText.tsx';
import { uiSchemaFor } from '../templates/uiSchemaFor.ts';
import type { FormContext } from '../fields/formContext.ts';
import { idOf } from '../templates/ids.ts';

interface FormSectionProps {
  id: string;
  registry: Registry;
  /** Whether its title is drawn: a form of one section is named by its page. */
  titled: boolean;
}

/** One section: the fields of a step, each an rjsf `SchemaField` over the store. */
export function FormSection({ id, registry, titled }: FormSectionProps) {
  const { store, say } = registry.formContext as FormContext;
  const section = useSyncExternalStore(
    useCallback((listener) => store.subscribe(`section:${id}`, listener), [store, id]),
    () => store.section(id),
  );
  const change = useCallback(
    (value: unknown, path: (string | number)[]) => store.set(path, value),
    [store],
  );
  const { SchemaField } = registry.fields;
  const { title, intro } = store.document.steps[id]!;
  const answers = store.answers();
  if (!SchemaField || section.names.length === 0) return null;
  return (
    <div className={titled ? 'form-section form-section--far' : 'form-section'}>
      <fieldset>
        {titled && (
          <legend className="form-legend">
            <BoundText text={title} store={store} say={say} />
          </legend>
        )}
        {intro && (
          <p className="form-intro">
            <BoundText text={intro} store={store} say={say} />
          </p>
        )}
        <div className="fields">
          {section.names.map((name) => (
            <SchemaField
              key={`${name} ${section.epoch}`}
              name={name}
              schema={store.document.data.properties[name] as RJSFSchema}
              uiSchema={uiSchemaFor(store.document, name)}
              errorSchema={section.errors[name] as ErrorSchema | undefined}
              fieldPathId={idOf(name)}
              formData={answers[name]}
              required={section.required.has(name)}
              registry={registry}
              onChange={change}
              onBlur={ignore}
              onFocus={ignore}
            />
          ))}
        </div>
      </fieldset>
    </div>
  );
}

const ignore = () => undefined;
