import { useCallback, useEffect, useId, useSyncExternalStore } from 'react';
import type { MouseEvent, Ref } from 'react';
import { focusField } from './focusField.ts';
import type { FormContext } from '../fields/formContext.ts';

interface ErrorSummaryProps extends Pick<FormContext, 'store' | 'words'> {
  ref: Ref<HTMLDivElement>;
  /** Brings a field into focus, on whatever page it is. */
  go?(pointer: string): void;
  /** Only what concerns this step, and the form as a whole. */
  only?: string;
}

/**
 * What is wrong, above the form: takes the focus, links to the fields, says the same words as they
 * do, and puts "Error: " before the page's title.
 */
export function ErrorSummary({ store, words, ref, go = focusField, only }: ErrorSummaryProps) {
  const all = useSyncExternalStore(
    useCallback((listener) => store.subscribe('errors', listener), [store]),
    store.errors,
  );
  const own =
    only === undefined ? all : all.filter(({ path }) => !path || store.stepOf(path) === only);
  // Two facts that are missing are one sentence.
  const errors = [...new Map(own.map((one) => [one.path + one.text, one])).values()];
  const titleId = useId();
  useErrorTitle(errors.length > 0, `${words.text('page.errors.prefix')} `);
  if (!errors.length) return null;
  const follow = (event: MouseEvent, path: string) => {
    event.preventDefault();
    go(path);
  };
  return (
    <div className="error-summary" role="alert" tabIndex={-1} ref={ref} aria-labelledby={titleId}>
      <h2 id={titleId}>{words.text('page.errors.title')}</h2>
      <ul>
        {errors.map(({ path, label, text }) => (
          <li key={path + text}>
            {path ? (
              <a href={`#${path}`} onClick={(event) => follow(event, path)}>
                {label && (
                  <>
                    <bdi>{label}</bdi>:{' '}
                  </>
                )}
                {text}
              </a>
            ) : (
              text
            )}
          </li>
        ))}
      </ul>
    </div>
  );
}

function useErrorTitle(wrong: boolean, prefix: string) {
  useEffect(() => {
    if (!wrong) return undefined;
    const page = window.document;
    if (!page.title.startsWith(prefix)) page.title = prefix + page.title;
    return () => {
      if (page.title.startsWith(prefix)) page.title = page.title.slice(prefix.length);
    };
  }, [wrong, prefix]);
}
