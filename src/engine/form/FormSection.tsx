import { useCallback, useSyncExternalStore } from 'react';
import { isOwnStep, OWN_STEP } from '#/language/documents/ownStep.ts';
import { BoundText } from '../templates/BoundText.tsx';
import { fieldDescriptorOf } from '../templates/fieldDescriptor.ts';
import { Question } from '../templates/Question.tsx';
import type { FormContext } from '../fields/formContext.ts';
import { inPlaces } from './inPlaces.ts';
import { LazyRows } from './LazyRows.tsx';
import { StepBlock } from './StepBlock.tsx';

interface FormSectionProps {
  id: string;
  context: FormContext;
  /** Whether its title is drawn: a form of one section is named by its page. */
  titled: boolean;
  /** One of so many that it is laid out when it comes near. */
  far?: boolean;
}

/** One section: the questions of a step over the store, and its lists of rows. */
export function FormSection({ id, context, titled, far }: FormSectionProps) {
  const { store, say } = context;
  const section = useSyncExternalStore(
    useCallback((listener) => store.subscribe(`section:${id}`, listener), [store, id]),
    () => store.section(id),
  );
  const { title, intro } = store.document.steps[id]!;
  const answers = store.answers();
  if (section.names.length === 0 && !store.document.steps[id]!.blocks) return null;
  return (
    <div className={far ? 'form-section form-section--far' : 'form-section'}>
      <fieldset>
        {titled && (
          <legend className="form-legend">
            <BoundText text={title} store={store} say={say} />
          </legend>
        )}
        {isOwnStep(store.document, id) && (
          <p className="form-intro">{context.words.text(OWN_STEP)}</p>
        )}
        {intro && (
          <p className="form-intro">
            <BoundText text={intro} store={store} say={say} />
          </p>
        )}
        <div className="fields">
          {inPlaces(store.document.steps[id]!, section.names).map(({ name, block }) => {
            if (block) return <StepBlock key={`block ${name}`} block={block} context={context} />;
            const part = fieldDescriptorOf(store.document, [name])!;
            const shared = { value: answers[name], required: section.required.has(name) };
            const key = `${name} ${section.epoch}`;
            return part.widgetName === 'rows' ? (
              <LazyRows
                key={key}
                {...shared}
                part={part}
                errors={section.errors[name]}
                context={context}
              />
            ) : (
              <Question
                key={key}
                {...shared}
                id={`/answers/${name}`}
                part={part}
                rawErrors={section.errors[name]?.__errors}
                context={context}
              />
            );
          })}
        </div>
      </fieldset>
    </div>
  );
}
